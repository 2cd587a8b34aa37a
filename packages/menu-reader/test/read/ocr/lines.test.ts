import test from 'ava';
import { components } from '../../../src/read/ocr/detect-lines.ts';
import { inkOf } from '../../../src/read/ocr/ink.ts';
import { levelledLines } from '../../../src/read/ocr/level-lines.ts';
import { CROP_HEIGHT, lineCrop } from '../../../src/read/ocr/line-crop.ts';
import type { Raster } from '../../../src/read/ocr/raster.ts';
import { type Point, smallestRectangle, type TurnedRectangle } from '../../../src/read/ocr/smallest-rectangle.ts';
import type { Word } from '../../../src/read/positioned-text.ts';

/** Components of a map of tenths, with their outlines as rows: first and last column. */
function found(...rows: readonly string[]): string[] {
  const width = rows[0]?.length ?? 0;
  const map = Float32Array.from(rows.join(''), (tenths) => Number(tenths) / 10);
  return [...components(map, width, rows.length, 0.35)].map(({ outline, score }) => {
    const ys = [...new Set(outline.map(([, y]) => y))].sort((a, b) => a - b).slice(0, -1);
    const spans = ys.map((y) => {
      const xs = outline.filter(([, other]) => other === y || other === y + 1).map(([x]) => x);
      return `${y}: ${Math.min(...xs)}-${Math.max(...xs)}`;
    });
    return `${spans.join(', ')} at ${score.toFixed(2)}`;
  });
}

test('touching pixels above the threshold are one component, with their mean probability', (t) => {
  t.deepEqual(found('00000', '05900', '00000'), ['1: 1-3 at 0.70']);
  t.deepEqual(found('90000', '00000', '00009'), ['0: 0-1 at 0.90', '2: 4-5 at 0.90']);
  t.deepEqual(found('33333', '33433', '33333'), ['1: 2-3 at 0.40']);
});

test('diagonal pixels belong together, and more distant ones do not', (t) => {
  t.is(found('9000', '0900', '0090').length, 1);
  t.is(found('9000', '0000', '0090').length, 2);
  t.is(found('0009', '9000').length, 2, 'rows do not go on in the next');
  t.is(found('9090', '0900').length, 1);
});

test('edges of the picture bound components, and no pixel is in two', (t) => {
  t.deepEqual(found('999', '909', '999'), ['0: 0-3, 1: 0-3, 2: 0-3 at 0.90']);
  t.deepEqual(found('000'), []);
});

const [WIDTH, HEIGHT] = [700, 1000];

/** Eight lines with a word at either end, on a page whose lines fan out from 0.06 at the top to -0.06 at the foot. */
function fan(wander: (line: number) => number): Word[] {
  const look = { h: 20, w: 200, size: 20, weight: 400, italic: false, font: '', colour: '#000000', confidence: 1 };
  return Array.from({ length: 8 }, (_, line) => line).flatMap((line) => {
    const middle = 100 + line * 110;
    const slope = 0.06 - (0.12 * line) / 7;
    const word = (text: string, x: number): Word => ({
      ...look,
      text: `${text}${line}`,
      x,
      y: middle + slope * (x + 100 - WIDTH / 2),
      angle: slope + wander(line),
    });
    return [word('left', 20), word('between', 250), word('right', 480)];
  });
}

const rows = (words: readonly Word[]): number[] =>
  words
    .filter(({ text }) => text.startsWith('left'))
    .map((word, line) => {
      const right = words.find(({ text }) => text === `right${line}`);
      return Math.round(Math.abs((right?.y ?? 0) - word.y));
    });

test('lines of a page seen at an angle are levelled', (t) => {
  const words = fan(() => 0);
  t.true(Math.max(...rows(words)) > 20);
  t.true(Math.max(...rows(levelledLines(words, WIDTH, HEIGHT))) <= 2);
  t.true(levelledLines(words, WIDTH, HEIGHT).every(({ angle }) => Math.abs(angle) < 0.01));
});

test('lines that wander individually stay as they are', (t) => {
  const words = fan((line) => (line % 2 ? 0.05 : -0.05));
  t.is(levelledLines(words, WIDTH, HEIGHT), words);
});

test('a page of few words stays as it is', (t) => {
  const words = fan(() => 0).slice(0, 12);
  t.is(levelledLines(words, WIDTH, HEIGHT), words);
});

test('amounts with raised pence do not tilt a level page', (t) => {
  const [word] = fan(() => 0);
  if (!word) return t.fail();
  const lines = Array.from({ length: 8 }, (_, line) => ({ ...word, y: 100 + 110 * line, angle: 0 }));
  const words = lines.flatMap((line, at) => [
    ...['Leek', 'and', 'potato'].map((text, place) => ({ ...line, text, x: 20 + 10 * place })),
    { ...line, text: `£${9 + at}95`, x: 480, angle: -0.06 },
  ]);
  t.deepEqual(levelledLines(words, WIDTH, HEIGHT), words);
});

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

/** Corners of a rectangle, and points on its sides and inside. */
function pointsOf({ cx, cy, w, h, angle }: TurnedRectangle): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const shares = [-0.5, -0.2, 0, 0.4, 0.5];
  return shares.flatMap((u) =>
    shares.map((v): Point => [cx + u * w * cos - v * h * sin, cy + u * w * sin + v * h * cos]),
  );
}
const rounded = (one: TurnedRectangle | undefined) =>
  one && Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Math.round(value * 1000) / 1000 + 0]));

test('the rectangle around points is the one they fill, at any angle', (t) => {
  for (const angle of [-0.7, -0.3, 0, 0.05, 0.5, 0.78]) {
    const line = { cx: 40, cy: 30, w: 60, h: 12, angle };
    t.deepEqual(rounded(smallestRectangle(pointsOf(line))), line, String(angle));
  }
  t.deepEqual(rounded(smallestRectangle(pointsOf({ cx: 5, cy: -7, w: 10, h: 80, angle: 0.2 }))), {
    ...{ cx: 5, cy: -7, w: 10, h: 80, angle: 0.2 },
  });
});

test('a rectangle turned by more than 45 degrees is described by its other side', (t) => {
  for (const [angle, told] of [
    [1, 1 - Math.PI / 2],
    [-1, Math.PI / 2 - 1],
  ] as const)
    t.deepEqual(
      rounded(smallestRectangle(pointsOf({ cx: 0, cy: 0, w: 60, h: 12, angle }))),
      rounded({ cx: 0, cy: 0, w: 12, h: 60, angle: told }),
    );
});

test('no points give no rectangle, and a triangle the smallest of its three', (t) => {
  t.is(smallestRectangle([]), undefined);
  const triangle = smallestRectangle([
    [0, 0],
    [8, 0],
    [8, 6],
  ]);
  t.is(Math.round(1000 * (triangle?.w ?? 0) * (triangle?.h ?? 0)) / 1000, 48);
});
