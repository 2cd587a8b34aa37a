import { type BitSet, forEachBit } from '../bit-set.ts';
import { FAR } from '../limits.ts';
import type { SpaceTokens } from './occurrences.ts';

/** Marks of words while the tokens of documents are read. */
export const LEFT = 1;
export const RIGHT = 2;
/** Right word of a prefix table: counts forward only. */
export const RIGHT_FORWARD = 4;

/** Cost of a pair that is far apart. */
export const FAR_COST = 3;

const ANY_RIGHT = RIGHT | RIGHT_FORWARD;

/**
 * Lowers `best`, by document, to the least cost of a left word near a right one in one attribute: forward at 1, 2, 3
 * words costs 0, 1, 2; with `backward`, right before left at 1, 2 words costs 1, 2.
 */
export function scanPairs(
  tokens: SpaceTokens,
  documents: BitSet,
  flags: Uint8Array,
  backward: boolean,
  best: Uint8Array,
): void {
  const { words, positions, attributes, starts, ends } = tokens;
  forEachBit(documents, (document) => {
    let least = best[document] as number;
    const start = starts[document] as number;
    const end = ends[document] as number;
    for (let i = start; i < end && least > 0; i++) {
      if (((flags[words[i] as number] as number) & LEFT) === 0) continue;
      const attribute = attributes[i];
      const position = positions[i] as number;
      for (let j = i + 1; j < end && attributes[j] === attribute; j++) {
        const distance = (positions[j] as number) - position;
        if (distance >= FAR) break;
        if (distance > 0 && distance - 1 < least && (flags[words[j] as number] as number) & ANY_RIGHT)
          least = distance - 1;
      }
      if (!backward) continue;
      for (let j = i - 1; j >= start && attributes[j] === attribute; j--) {
        const distance = position - (positions[j] as number);
        if (distance >= FAR - 1) break;
        if (distance > 0 && distance < least && (flags[words[j] as number] as number) & RIGHT) least = distance;
      }
    }
    best[document] = least;
  });
}
