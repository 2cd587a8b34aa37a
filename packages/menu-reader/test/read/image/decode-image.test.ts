import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../../../src/read/image/decode-image.ts';

/** How a camera stores a picture for each EXIF orientation, by TIFF 6.0: what undoes the turn it asks for. */
const STORED: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(180),
  (picture) => picture.flip(),
  (picture) => picture.flop().rotate(270),
  (picture) => picture.rotate(270),
  (picture) => picture.flop().rotate(90),
  (picture) => picture.rotate(90),
];

/** 60 x 30, red on the left and blue in the upper right corner. */
async function picture(): Promise<Sharp> {
  const block = (colour: string): Buffer =>
    Buffer.from(`<svg width="20" height="20"><rect width="20" height="20" fill="${colour}"/></svg>`);
  const drawn = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#ffffff' } })
    .composite([
      { input: block('#ff0000'), left: 0, top: 5 },
      { input: block('#0000ff'), left: 40, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(drawn);
}

test('photos are turned and mirrored as their EXIF mark says', async (t) => {
  for (const [index, store] of STORED.entries()) {
    const stored = await store(await picture())
      .png()
      .toBuffer();
    const marked = await sharp(stored)
      .withMetadata({ orientation: index + 1 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();

    const { data, width, height } = await decodeImage(marked);

    t.deepEqual([width, height], [60, 30], `orientation ${index + 1}`);
    const at = (x: number, y: number): number[] => [...data.slice((y * width + x) * 3, (y * width + x) * 3 + 3)];
    const [left, corner] = [at(10, 15), at(50, 6)];
    t.true((left[0] ?? 0) > 200 && (left[2] ?? 255) < 60, `red on the left, orientation ${index + 1}`);
    t.true((corner[2] ?? 0) > 200 && (corner[0] ?? 255) < 60, `blue in the corner, orientation ${index + 1}`);
  }
});

/** A menu that was photographed with the phone on its side. */
const HEIC = fileURLToPath(new URL('../../../../test/read/image/menu.heic', import.meta.url));

test('a HEIC photo is decoded upright', async (t) => {
  const { data, width, height } = await decodeImage(await readFile(HEIC));
  t.deepEqual([width, height, data.length], [620, 560, 3 * 620 * 560]);
  const dark = (from: number, to: number) => {
    let count = 0;
    for (let y = from; y < to; y += 1)
      for (let x = 0; x < width; x += 1) if ((data[3 * (y * width + x)] ?? 255) < 128) count += 1;
    return count;
  };
  t.true(dark(35, 95) > 500, 'the title is at the top');
  t.is(dark(0, 35), 0, 'above it is the margin');
});

test('a HEIC photo that is cut off is refused', async (t) => {
  const bytes = await readFile(HEIC);
  for (const length of [100, 3000])
    await t.throwsAsync(decodeImage(bytes.subarray(0, length)), { message: /^the picture is damaged or cut off/ });
});
