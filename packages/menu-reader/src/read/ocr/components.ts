import type { Point } from './smallest-rectangle.ts';

/** Connected pixels of a probability map. */
export interface Component {
  /** Corners of the first and last pixel of every row, which are enough for the hull. */
  readonly outline: Point[];
  /** Mean probability. */
  readonly score: number;
}

/** First and last pixel of each row. */
type Rows = Map<number, readonly [left: number, right: number]>;

/** Groups of pixels above a threshold that touch each other, also at corners. */
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
