import { hasBit } from '../bit-set.ts';
import { FAR } from '../limits.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { TokenStore } from '../store/token-store.ts';

/**
 * Smallest forward distance of two words in one attribute, over the tokens [from, to) of a document; 0 when there is
 * none up to 3 (R25).
 */
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

/** In how many living documents right stands just after left. */
export function countNeighbours(store: DocumentStore, left: number, right: number): number {
  const { postings, tokens, live } = store;
  const [rare, other] =
    (postings.lengths[left] as number) < (postings.lengths[right] as number) ? [left, right] : [right, left];
  let count = 0;
  let at = postings.starts[other] as number;
  const otherEnd = at + (postings.lengths[other] as number);
  const start = postings.starts[rare] as number;
  const end = start + (postings.lengths[rare] as number);
  for (let i = start; i < end; i++) {
    const document = postings.documents[i] as number;
    at = advance(postings.documents, at, otherEnd, document);
    if (at === otherEnd) return count;
    if (postings.documents[at] !== document || !hasBit(live, document)) continue;
    const first = tokens.offsets[document] as number;
    if (pairDistance(tokens, first, tokens.offsets[document + 1] as number, left, right) === 1) count++;
  }
  return count;
}

/** The first place from `at` on whose document is not below `wanted`; gallops, then halves. */
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
