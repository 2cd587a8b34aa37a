import type { BitSet } from '../bit-set.ts';
import { FAR } from '../limits.ts';
import type { SpaceTokens } from './occurrences.ts';

/** Flags of words while the tokens of documents are read. */
export const LEFT = 1;
export const RIGHT = 2;
/** Right word of a prefix table: counts forward only. */
export const RIGHT_FORWARD = 4;

/** Cost of a pair that is far apart. */
export const FAR_COST = FAR - 1;

const ANY_RIGHT = RIGHT | RIGHT_FORWARD;

/**
 * Lowers `best`, by document, to the minimum cost of a left word near a right one in one attribute: forward at 1, 2, 3 words costs 0, 1, 2;
 * with `backward`, right before left at 1, 2 words costs 1, 2.
 */
export function scanPairs(
  tokens: SpaceTokens,
  documents: BitSet,
  flags: Uint8Array,
  backward: boolean,
  best: Uint8Array,
): void {
  const { starts, ends } = tokens;
  for (let w = 0; w < documents.length; w++) {
    let bits = documents[w] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      const document = (w << 5) + (31 - Math.clz32(lowest));
      const least = best[document] as number;
      if (least > 0)
        best[document] = leastIn(tokens, starts[document] as number, ends[document] as number, flags, backward, least);
    }
  }
}

/** Minimum cost in the tokens [start, end), or `least` if none is lower. */
function leastIn(
  tokens: SpaceTokens,
  start: number,
  end: number,
  flags: Uint8Array,
  backward: boolean,
  least: number,
): number {
  const { words } = tokens;
  let lowest = least;
  for (let i = start; i < end && lowest > 0; i++) {
    if (((flags[words[i] as number] as number) & LEFT) === 0) continue;
    lowest = leastOnTheWay(tokens, i, end, 1, flags, lowest);
    if (backward) lowest = leastOnTheWay(tokens, i, start - 1, -1, flags, lowest);
  }
  return lowest;
}

/** Minimum cost of the left word at `i` and a right one on the way to `stop`, by `step` (1 or -1), or `least`. */
function leastOnTheWay(
  { words, positions, attributes }: SpaceTokens,
  i: number,
  stop: number,
  step: number,
  flags: Uint8Array,
  least: number,
): number {
  const attribute = attributes[i];
  const position = positions[i] as number;
  const right = step > 0 ? ANY_RIGHT : RIGHT;
  const free = step > 0 ? 1 : 0;
  let lowest = least;
  for (let j = i + step; j !== stop && attributes[j] === attribute; j += step) {
    const distance = step * ((positions[j] as number) - position);
    const cost = distance - free;
    if (cost >= FAR_COST) break;
    if (distance > 0 && cost < lowest && (flags[words[j] as number] as number) & right) lowest = cost;
  }
  return lowest;
}
