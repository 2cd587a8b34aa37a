import { type BitSet, forEachBit, removeBit } from '../bit-set.ts';
import type { Occurrences } from './occurrences.ts';

const COARSE_POSITIONS = ~0xffff;

/** Attributes and positions of either side, by document of a space; reused across calls, all 0. */
const scratch = {
  leftAttributes: new Uint16Array(0),
  leftPositions: new Uint32Array(0),
  rightAttributes: new Uint16Array(0),
  rightPositions: new Uint32Array(0),
};

/**
 * Removes documents in which, by the masks of their postings, no left word can be within three positions of a right one in the same
 * attribute. That saves reading their tokens.
 */
export function keepNearOnes(set: BitSet, left: readonly Occurrences[], right: readonly Occurrences[]): void {
  const size = set.length * 32;
  if (scratch.leftAttributes.length < size) {
    scratch.leftAttributes = new Uint16Array(size);
    scratch.leftPositions = new Uint32Array(size);
    scratch.rightAttributes = new Uint16Array(size);
    scratch.rightPositions = new Uint32Array(size);
  }
  const { leftAttributes, leftPositions, rightAttributes, rightPositions } = scratch;
  gather(left, leftAttributes, leftPositions);
  gather(right, rightAttributes, rightPositions);
  forEachBit(set, (document) => {
    const at = leftPositions[document] as number;
    const near = (at & COARSE_POSITIONS) | (at << 1) | (at << 2) | (at << 3) | (at >>> 1) | (at >>> 2);
    const attributes = (leftAttributes[document] as number) & (rightAttributes[document] as number);
    if (attributes === 0 || (near & (rightPositions[document] as number)) === 0) removeBit(set, document);
  });
  for (const masks of Object.values(scratch)) masks.fill(0, 0, size);
}

function gather(lists: readonly Occurrences[], attributesOf: Uint16Array, positionsOf: Uint32Array): void {
  for (const { documents, attributes, positions, from, to } of lists)
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      attributesOf[document] = (attributesOf[document] as number) | (attributes[i] as number);
      positionsOf[document] = (positionsOf[document] as number) | (positions[i] as number);
    }
}
