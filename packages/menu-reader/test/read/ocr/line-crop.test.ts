import test from 'ava';
import { inkOf } from '../../../src/read/ocr/ink.ts';
import { CROP_HEIGHT, lineCrop } from '../../../src/read/ocr/line-crop.ts';
import type { Raster } from '../../../src/read/ocr/raster.ts';

type Colour = readonly [number, number, number];

function raster(width: number, height: number, colourAt: (x: number, y: number) => Colour): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 3);
  return { data, width, height };
}

/** A picture whose colours encode their place. */
const WHERE = raster(250, 200, (x, y) => [x, y, 250 - x]);

test('each pixel of a crop matches its place in the picture, whether the line is turned, enlarged or stretched', (t) => {
  for (const [h, angle, stretch] of [
    [48, 0, 1],
    [48, 0.4, 1],
    [24, -0.3, 1],
    [96, 0.2, 1],
    [96, -1.2, 1.5],
  ] as const) {
    const line = { cx: 120, cy: 95, w: 90, h, angle };
    const crop = lineCrop(WHERE, line, stretch);
    t.is(crop.height, CROP_HEIGHT);
    t.is(crop.width, Math.round((line.w * stretch * CROP_HEIGHT) / h));
    t.is(crop.scale, h / CROP_HEIGHT / stretch);
    for (const [x, y] of [
      [0, 0],
      [crop.width - 1, 0],
      [crop.width >> 1, 20],
      [5, CROP_HEIGHT - 1],
      [crop.width - 7, 40],
    ] as const) {
      const right = (x + 0.5 - crop.width / 2) * crop.scale;
      const down = ((y + 0.5 - CROP_HEIGHT / 2) * h) / CROP_HEIGHT;
      const px = line.cx + right * Math.cos(angle) - down * Math.sin(angle) - 0.5;
      const py = line.cy + right * Math.sin(angle) + down * Math.cos(angle) - 0.5;
      const seen = [...crop.data.subarray((y * crop.width + x) * 3, (y * crop.width + x) * 3 + 3)];
      for (const [i, wanted] of [px, py, 250 - px].entries())
        t.true(
          Math.abs((seen[i] ?? 0) - wanted) <= 1.01,
          `${h} ${angle} ${stretch}, ${x} ${y}: ${seen}, not ${px} ${py}`,
        );
    }
  }
});

test('pixels outside the picture repeat its edge', (t) => {
  const crop = lineCrop(WHERE, { cx: 0, cy: 0, w: 60, h: 48, angle: 0 });
  t.deepEqual([...crop.data.subarray(0, 3)], [0, 0, 250]);
  t.is(lineCrop(WHERE, { cx: 50, cy: 50, w: 1, h: 48, angle: 0 }).width, 8);
});

const PAPER: Colour = [240, 232, 216];
const INK: Colour = [32, 64, 96];

/** Strokes of a width from one row to another, every 20 columns; in another ink from column 100. */
const strokes = (width: number, top: number, foot: number) => ({
  ...raster(200, CROP_HEIGHT, (x, y) =>
    x % 20 >= 6 && x % 20 < 6 + width && y >= top && y < foot ? (x < 100 ? INK : [160, 16, 16]) : PAPER,
  ),
  scale: 1,
});

test('ink has the colour of the letters over that of the paper, within the given columns', (t) => {
  t.like(inkOf(strokes(6, 10, 38), 0, 100), { colour: '#204060', paper: '#f0e8d8' });
  t.like(inkOf(strokes(6, 10, 38), 100, 200), { colour: '#a01010', paper: '#f0e8d8' });
  t.like(inkOf(strokes(6, 10, 38), 99.5, 140), { colour: '#a01010', paper: '#f0e8d8' });
});

test('letters rise from their foot to their top, as shares of the height', (t) => {
  for (const [top, foot] of [
    [10, 38],
    [20, 36],
    [8, 30],
  ] as const) {
    const { rise, foot: below } = inkOf(strokes(6, top, foot));
    t.true(Math.abs(rise - (foot - top) / CROP_HEIGHT) < 0.02, `${top} ${foot}: ${rise}`);
    t.true(Math.abs(below - (1 - foot / CROP_HEIGHT)) < 0.02, `${top} ${foot}: ${below}`);
  }
});

test('the stroke is the width of the lines, a little less at their ends', (t) => {
  for (const width of [2, 4, 8]) {
    const { stroke } = inkOf(strokes(width, 8, 40));
    t.true(
      stroke * CROP_HEIGHT > 0.75 * width && stroke * CROP_HEIGHT < 1.1 * width,
      `${width}: ${stroke * CROP_HEIGHT}`,
    );
  }
});
