import type { Point } from './smallest-rectangle.ts';

/** Connected pixels of a probability map. */
export interface Component {
  /** Corners of the first and last pixel of every row, which are enough for the hull. */
  readonly outline: Point[];
  /** Mean probability. */
  readonly score: number;
}

/** Groups of pixels above a threshold that touch each other, also at corners. */
export function* components(map: Float32Array, width: number, height: number, threshold: number): Generator<Component> {
  const seen = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (index: number): void => {
    if (seen[index] || (map[index] ?? 0) <= threshold) return;
    seen[index] = 1;
    waiting.push(index);
  };
  for (let start = 0; start < width * height; start++) {
    visit(start);
    if (waiting.length === 0) continue;
    const rows = new Map<number, [left: number, right: number]>();
    let sum = 0;
    let count = 0;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      sum += map[pixel] ?? 0;
      count++;
      const row = rows.get(y);
      if (!row) rows.set(y, [x, x]);
      else if (x < row[0]) row[0] = x;
      else if (x > row[1]) row[1] = x;
      for (let down = y > 0 ? -1 : 0; down <= (y + 1 < height ? 1 : 0); down++) {
        if (x > 0) visit(pixel + down * width - 1);
        visit(pixel + down * width);
        if (x + 1 < width) visit(pixel + down * width + 1);
      }
    }
    yield { outline: [...rows].flatMap(corners), score: sum / count };
  }
}

function corners([y, [left, right]]: [number, [number, number]]): Point[] {
  return [
    [left, y],
    [left, y + 1],
    [right + 1, y],
    [right + 1, y + 1],
  ];
}
