export type Point = readonly [x: number, y: number];

/** Rotated rectangle: centre, length along the text, height across it, angle in radians clockwise. */
export interface TurnedRectangle {
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  readonly h: number;
  readonly angle: number;
}

/** Smallest rectangle around points (rotating calipers on their hull), at most 45 degrees from upright. */
export function smallestRectangle(points: Point[]): TurnedRectangle | undefined {
  const hull = convexHull(points);
  let best: (TurnedRectangle & { readonly area: number }) | undefined;
  hull.forEach(([x, y], index) => {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    const angle = Math.atan2(nextY - y, nextX - x);
    const found = rectangleAt(hull, angle);
    if (!best || found.w * found.h < best.area - 1e-6) best = { ...found, area: found.w * found.h };
  });
  if (!best) return undefined;
  let { w, h, angle } = best;
  while (Math.abs(angle) > Math.PI / 4) {
    angle -= (Math.sign(angle) * Math.PI) / 2;
    [w, h] = [h, w];
  }
  return { cx: best.cx, cy: best.cy, w, h, angle };
}

function rectangleAt(points: readonly Point[], angle: number): TurnedRectangle {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    cx: along * cos - across * sin,
    cy: along * sin + across * cos,
    w: right - left,
    h: bottom - top,
    angle,
  };
}

/** Andrew's monotone chain; sorts the points in place. */
function convexHull(points: Point[]): Point[] {
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(points), ...halfHull(points.toReversed())];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turnsLeft(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
}

function turnsLeft(from: Point = [0, 0], over: Point = [0, 0], to: Point = [0, 0]): number {
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]);
}
