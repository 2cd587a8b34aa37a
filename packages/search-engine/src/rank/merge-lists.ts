import type { DocumentStore } from '../store/document-store.ts';
import type { Postings } from '../store/postings.ts';
import type { Occurrences } from './occurrences.ts';

export function listCost({ lengths }: Postings, words: readonly number[]): number {
  let entries = 0;
  for (const word of words) entries += lengths[word] as number;
  return entries;
}

/** Number in the space plus one, by number in the index; 0 = not in the space. Reused across calls, all 0. */
let scratchNumbers = new Uint32Array(0);

/** Occurrences of any of the words in the listed documents, which are numbered from 0, read from the posting lists. */
export function mergeLists(store: DocumentStore, inIndex: Uint32Array, words: readonly number[]): Occurrences {
  const { postings } = store;
  const size = inIndex.length;
  if (scratchNumbers.length < store.size) scratchNumbers = new Uint32Array(store.size + 1_000);
  const numbers = scratchNumbers;
  for (let d = 0; d < size; d++) numbers[inIndex[d] as number] = d + 1;
  const attributes = new Uint16Array(size);
  const positions = new Uint32Array(size);
  for (const word of words) {
    const from = postings.starts[word] as number;
    const to = from + (postings.lengths[word] as number);
    for (let i = from; i < to; i++) {
      const number = numbers[postings.documents[i] as number] as number;
      if (number === 0) continue;
      attributes[number - 1] = (attributes[number - 1] as number) | (postings.attributes[i] as number);
      positions[number - 1] = (positions[number - 1] as number) | (postings.positions[i] as number);
    }
  }
  for (let d = 0; d < size; d++) numbers[inIndex[d] as number] = 0;
  return packed(attributes, positions);
}

function packed(attributes: Uint16Array, positions: Uint32Array): Occurrences {
  const documents = new Uint32Array(attributes.length);
  let to = 0;
  for (let d = 0; d < attributes.length; d++) {
    const own = attributes[d] as number;
    if (own === 0) continue;
    documents[to] = d;
    attributes[to] = own;
    positions[to] = positions[d] as number;
    to++;
  }
  return { documents, attributes, positions, from: 0, to };
}
