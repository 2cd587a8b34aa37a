import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../../../src/read/image/read-image.ts';

/** Stored form of a picture for each EXIF orientation, by TIFF 6.0: the inverse of the requested turn. */
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

test('photos are turned and mirrored by their EXIF mark', async (t) => {
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

test('a truncated HEIC photo is refused', async (t) => {
  const bytes = await readFile(HEIC);
  for (const length of [100, 3000])
    await t.throwsAsync(decodeImage(bytes.subarray(0, length)), { message: /^the picture is damaged or cut off/ });
});

test('ink on a transparent ground is visible, white and black', async (t) => {
  for (const [ink, ground] of [
    ['#ffffff', 0],
    ['#e8e4da', 0],
    ['#111111', 255],
    ['#9b1c1c', 255],
  ] as const) {
    const drawn = `<svg width="60" height="30"><rect x="20" y="10" width="20" height="5" fill="${ink}"/></svg>`;
    const { data } = await decodeImage(await sharp(Buffer.from(drawn)).png().toBuffer());
    t.is(data[0], ground, ink);
  }
  const opaque = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer();
  t.is((await decodeImage(opaque)).data[0], 255);
});
