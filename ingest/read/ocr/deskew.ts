import type { Word } from '../positioned-text.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';

/** Median angle of the long lines, which is the skew of the page; 0 where there is none. */
export function skewOf(lines: readonly TurnedRectangle[]): number {
  const angles = lines
    .filter(({ w, h }) => w > 6 * h)
    .map(({ angle }) => angle)
    .sort((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}

/** Turns the places of words, not the picture, so that lines run level. */
export function deskewed(word: Word, skew: number): Word {
  const cos = Math.cos(skew);
  const sin = Math.sin(skew);
  return { ...word, x: word.x * cos + word.y * sin, y: word.y * cos - word.x * sin, angle: word.angle - skew };
}
