import { components } from './components.ts';
import type { Network } from './network.ts';
import { type Raster, resized } from './raster.ts';
import { smallestRectangle, type TurnedRectangle } from './smallest-rectangle.ts';

/** Longest side, in pixels, to which pages are scaled. */
const LONGEST_SIDE = 1280;
const TEXT_PROBABILITY = 0.3;
const LINE_PROBABILITY = 0.5;
const MIN_SIDE = 3;
/** Detection is trained on shrunken lines; they are grown again by area × GROWTH / half the outline. */
const GROWTH = 1.6;
/** Enlarging a small picture further only blurs it. */
const MAX_ENLARGEMENT = 2;

/**
 * Finds lines of text with the detection network (differentiable binarization): a rectangle for each run of text on a line,
 * in pixels of the picture.
 */
export async function detectLines(network: Network, raster: Raster): Promise<TurnedRectangle[]> {
  const scale = Math.min(MAX_ENLARGEMENT, LONGEST_SIDE / Math.max(raster.width, raster.height));
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
