import { median } from '../../median.ts';
import type { Ink } from '../positioned-text.ts';
import { CROP_HEIGHT, type LineCrop } from './line-crop.ts';

export interface InkMeasure extends Ink {
  /** Height of the baseline above the lower edge of the crop, as a share of the crop's height. */
  readonly foot: number;
}

const EDGE_ROWS = 2;
/** Share of the pixels that are certainly ink, even in a word that is mostly gaps. */
const SURE_INK = 0.03;

/**
 * Colour, stroke and height of the letters between two columns of a line. The stroke is twice the inked area divided by the length
 * of its outline. Both are measured in shades, so that a blurred letter gives the same as a sharp one.
 */
export function inkOf(crop: LineCrop, left = 0, right = crop.width): InkMeasure {
  const from = Math.max(0, Math.floor(left));
  const width = Math.max(1, Math.min(crop.width, Math.ceil(right)) - from);
  const paper = paperOf(crop, from, width);
  const distance = new Float32Array(width * CROP_HEIGHT);
  for (let y = 0; y < CROP_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * crop.width + from + x) * 3;
      distance[y * width + x] = Math.hypot(
        (crop.data[at] ?? 0) - paper[0],
        (crop.data[at + 1] ?? 0) - paper[1],
        (crop.data[at + 2] ?? 0) - paper[2],
      );
    }
  }
  const sorted = Float32Array.from(distance).sort();
  const full = sorted[Math.floor(sorted.length * (1 - SURE_INK))] ?? 0;
  return {
    colour: colourOf(crop, from, width, distance, full),
    paper: hex(paper),
    stroke: strokeOf(distance, width, full),
    ...heightOf(distance, width, full),
  };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colour of the paper: the median of the rows above and below the letters. */
function paperOf(crop: LineCrop, from: number, width: number): Colour {
  const channels: number[][] = [[], [], []];
  for (let row = 0; row < EDGE_ROWS; row++) {
    for (const y of [row, CROP_HEIGHT - 1 - row]) {
      for (let x = 0; x < width; x++) {
        const at = (y * crop.width + from + x) * 3;
        channels.forEach((channel, i) => {
          channel.push(crop.data[at + i] ?? 0);
        });
      }
    }
  }
  const [red = 0, green = 0, blue = 0] = channels.map(median);
  return [red, green, blue];
}

/** Colour of the ink: the mean of the pixels that differ most from the paper. */
function colourOf(crop: LineCrop, from: number, width: number, distance: Float32Array, full: number): string {
  const sum = [0, 0, 0];
  let count = 0;
  distance.forEach((value, i) => {
    if (value < full) return;
    const at = (Math.floor(i / width) * crop.width + from + (i % width)) * 3;
    for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (crop.data[at + channel] ?? 0);
    count++;
  });
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / Math.max(1, count));
  return hex([red, green, blue]);
}

function strokeOf(distance: Float32Array, width: number, full: number): number {
  const ink = (x: number, y: number): number => Math.min(1, (distance[y * width + x] ?? 0) / Math.max(1, full));
  let area = 0;
  let outline = 0;
  for (let y = 1; y < CROP_HEIGHT - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      area += ink(x, y);
      outline += Math.hypot(ink(x + 1, y) - ink(x - 1, y), ink(x, y + 1) - ink(x, y - 1)) / 2;
    }
  }
  return outline ? (2 * area) / outline / CROP_HEIGHT : 0;
}

/** Edges of letters, where the ink of the rows changes most; a line's box would end at ascenders and descenders. */
function heightOf(distance: Float32Array, width: number, full: number): { rise: number; foot: number } {
  const rows = Array.from({ length: CROP_HEIGHT }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x++) sum += Math.min(1, (distance[y * width + x] ?? 0) / Math.max(1, full));
    return sum;
  });
  const growth = (y: number): number => (rows[y] ?? 0) + (rows[y + 1] ?? 0) - (rows[y - 1] ?? 0) - (rows[y - 2] ?? 0);
  const top = steepest(growth, 2, Math.floor(0.6 * CROP_HEIGHT));
  const foot = steepest((y) => -growth(y), Math.ceil(0.5 * CROP_HEIGHT), CROP_HEIGHT - 3);
  return { rise: (foot - top) / CROP_HEIGHT, foot: 1 - foot / CROP_HEIGHT };
}

function steepest(of: (y: number) => number, from: number, to: number): number {
  let best = from;
  for (let y = from; y <= to; y++) if (of(y) > of(best)) best = y;
  const [before, here, after] = [of(best - 1), of(best), of(best + 1)];
  const bend = 2 * here - before - after;
  return best + (bend > 0 ? (after - before) / (2 * bend) : 0);
}

const hex = (colour: Colour): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
