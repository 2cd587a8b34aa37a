import { hasBit } from '../bit-set.ts';
import { FAR } from '../limits.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Postings } from '../store/postings.ts';
import type { TokenStore } from '../store/token-store.ts';

/** Minimum forward distance of two words in one attribute, over the tokens [from, to) of a document; 0 if there is none up to 3 (R25). */
export function pairDistance(
  tokens: Pick<TokenStore, 'words' | 'positions' | 'attributes'>,
  from: number,
  to: number,
  left: number,
  right: number,
): number {
  const { words, positions, attributes } = tokens;
  let best = 0;
  for (let i = from; i < to; i++) {
    if (words[i] !== left) continue;
    const attribute = attributes[i];
    const position = positions[i] as number;
    for (let j = i + 1; j < to && attributes[j] === attribute; j++) {
      const distance = (positions[j] as number) - position;
      if (distance >= FAR) break;
      if (words[j] === right && distance > 0 && (best === 0 || distance < best)) best = distance;
    }
    if (best === 1) return 1;
  }
  return best;
}

/**
 * Counts living documents in which right directly follows left. Stops counting, with a lower figure, once it cannot exceed `atLeast`, or once
 * it is `enough`.
 */
export function countNeighbours(
  store: DocumentStore,
  left: number,
  right: number,
  atLeast: number,
  enough: number = Number.POSITIVE_INFINITY,
): number {
  const { postings, tokens, live } = store;
  const { documents, lengths, starts } = postings;
  const swapped = (lengths[left] as number) > (lengths[right] as number);
  const rare = swapped ? right : left;
  const other = swapped ? left : right;
  const end = (starts[rare] as number) + (lengths[rare] as number);
  const otherEnd = (starts[other] as number) + (lengths[other] as number);
  let count = 0;
  let at = starts[other] as number;
  for (let i = starts[rare] as number; i < end && count < enough && count + end - i > atLeast; i++) {
    const document = documents[i] as number;
    at = advance(documents, at, otherEnd, document);
    if (at === otherEnd) return count;
    if (documents[at] !== document || !mayTouch(postings, swapped ? at : i, swapped ? i : at)) continue;
    if (!hasBit(live, document)) continue;
    const first = tokens.offsets[document] as number;
    if (pairDistance(tokens, first, tokens.offsets[document + 1] as number, left, right) === 1) count++;
  }
  return count;
}

const COARSE_POSITIONS = ~0xffff;

/** Decides by the masks of two postings of one document whether the second word can directly follow the first. */
function mayTouch({ attributes, positions }: Postings, left: number, right: number): boolean {
  if (((attributes[left] as number) & (attributes[right] as number)) === 0) return false;
  const first = positions[left] as number;
  return (((first << 1) | (first & COARSE_POSITIONS)) & (positions[right] as number)) !== 0;
}

/** First place from `at` on whose document is not below `wanted`, by galloping and bisection. */
function advance(documents: Uint32Array, at: number, end: number, wanted: number): number {
  let step = 1;
  let low = at;
  while (low + step < end && (documents[low + step] as number) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(end, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
