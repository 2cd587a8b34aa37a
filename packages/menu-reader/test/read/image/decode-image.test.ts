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
