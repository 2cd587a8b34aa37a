import { CROP_HEIGHT } from './line-crop.ts';
import type { Character } from './recognise-line.ts';

/** A word of a line, with its edges in pixels of the crop. */
export interface LineWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the least certain character, 0 to 1. */
  readonly confidence: number;
}

/** Half the usual advance of a character, for words of one character. */
const USUAL_HALF = 0.225 * CROP_HEIGHT;

/** Splits the characters of a line at spaces. The edges of a word are half an advance from the middle of its outer characters. */
export function lineWords(characters: readonly Character[], width: number): LineWord[] {
  const groups: Character[][] = [[]];
  for (const character of characters) {
    if (character.text === ' ') groups.push([]);
    else groups.at(-1)?.push(character);
  }
  return groups.flatMap((group) => {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) return [];
    const advance = (last.middle - first.middle) / (group.length - 1);
    const half = group.length === 1 ? USUAL_HALF : Math.min(advance, CROP_HEIGHT) / 2;
    return {
      text: group.map(({ text }) => text).join(''),
      left: Math.max(0, first.middle - half),
      right: Math.min(width, last.middle + half),
      confidence: Math.min(...group.map(({ confidence }) => confidence)),
    };
  });
}
