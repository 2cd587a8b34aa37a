import type { Network } from './network.ts';
import { type Raster, resized } from './raster.ts';
import { type Point, smallestRectangle, type TurnedRectangle } from './smallest-rectangle.ts';

const MAX_SIDE = 1280;
const TEXT_PROBABILITY = 0.3;
const LINE_PROBABILITY = 0.5;
const MIN_SIDE = 3;
/** Detection is trained on shrunken lines; they are grown again by area × GROWTH / half the outline. */
const GROWTH = 1.6;
/** Enlarging a small picture further only blurs it. */
const MAX_ENLARGEMENT = 2;

/** Finds lines of text (differentiable binarization): a rectangle for each run of text, in pixels of the picture. */
export async function detectLines(network: Network, raster: Raster): Promise<TurnedRectangle[]> {
  const scale = Math.min(MAX_ENLARGEMENT, MAX_SIDE / Math.max(raster.width, raster.height));
  const width = toMultipleOf32(raster.width * scale);
  const height = toMultipleOf32(raster.height * scale);
  const { data } = await network.run(await resized(raster, width, height));
  const lines: TurnedRectangle[] = [];
  for (const { outline, score } of components(data, width, height, TEXT_PROBABILITY)) {
    const rectangle = smallestRectangle(outline);
    if (!rectangle || Math.min(rectangle.w, rectangle.h) < MIN_SIDE || score < LINE_PROBABILITY) continue;
    lines.push(stretched(grown(rectangle), raster.width / width, raster.height / height));
  }
  return lines;
}

function toMultipleOf32(length: number): number {
  return Math.max(32, Math.round(length / 32) * 32);
}

function grown(rectangle: TurnedRectangle): TurnedRectangle {
  const { w, h } = rectangle;
  const margin = (w * h * GROWTH) / (w + h);
  return { ...rectangle, w: w + margin, h: h + margin };
}

/** The two factors differ only by rounding, so the sides stay perpendicular. */
function stretched({ cx, cy, w, h, angle }: TurnedRectangle, x: number, y: number): TurnedRectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    cx: cx * x,
    cy: cy * y,
    w: w * Math.hypot(cos * x, sin * y),
    h: h * Math.hypot(sin * x, cos * y),
    angle: Math.atan2(sin * y, cos * x),
  };
}

export interface Component {
  /** Corners of the first and last pixel of every row, which are enough for the hull. */
  readonly outline: Point[];
  readonly score: number;
}

type Rows = Map<number, readonly [left: number, right: number]>;

export function* components(map: Float32Array, width: number, height: number, threshold: number): Generator<Component> {
  const seen = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (index: number): void => {
    if (seen[index] || (map[index] ?? 0) <= threshold) return;
    seen[index] = 1;
    waiting.push(index);
  };
  const visitAround = (x: number, y: number): void => {
    const [right, below] = [Math.min(x + 1, width - 1), Math.min(y + 1, height - 1)];
    for (let row = Math.max(0, y - 1); row <= below; row++) {
      for (let column = Math.max(0, x - 1); column <= right; column++) visit(row * width + column);
    }
  };
  for (let start = 0; start < width * height; start++) {
    visit(start);
    if (waiting.length === 0) continue;
    const rows: Rows = new Map();
    let sum = 0;
    let count = 0;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      sum += map[pixel] ?? 0;
      count++;
      widen(rows, x, y);
      visitAround(x, y);
    }
    yield { outline: [...rows].flatMap(corners), score: sum / count };
  }
}

function widen(rows: Rows, x: number, y: number): void {
  const [left, right] = rows.get(y) ?? [x, x];
  if (x < left || x > right || !rows.has(y)) rows.set(y, [Math.min(x, left), Math.max(x, right)]);
}

function corners([y, [left, right]]: [number, readonly [number, number]]): Point[] {
  return [
    [left, y],
    [left, y + 1],
    [right + 1, y],
    [right + 1, y + 1],
  ];
}
