import { median } from '../../median.ts';
import type { Word } from '../positioned-text.ts';
import type { TurnedRectangle } from './smallest-rectangle.ts';

/** Skew of the page in radians: the median angle of the long lines; 0 where there are none. */
export function skewOf(lines: readonly TurnedRectangle[]): number {
  return median(lines.filter(({ w, h }) => w > 6 * h).map(({ angle }) => angle));
}

/** Rotates the places of words, not the picture, so that lines are level. */
export function deskewed(word: Word, skew: number): Word {
  const cos = Math.cos(skew);
  const sin = Math.sin(skew);
  return { ...word, x: word.x * cos + word.y * sin, y: word.y * cos - word.x * sin, angle: word.angle - skew };
}
