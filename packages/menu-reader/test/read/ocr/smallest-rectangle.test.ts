import test from 'ava';
import { type Point, smallestRectangle, type TurnedRectangle } from '../../../src/read/ocr/smallest-rectangle.ts';

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
