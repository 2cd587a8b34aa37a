import { withCapacity } from '../store/grow.ts';
import type { TokenStore } from '../store/token-store.ts';
import type { SpaceTokens } from './occurrences.ts';
import { wordFlags } from './word-flags.ts';

export function storedTokens({ words, positions, attributes, offsets }: TokenStore): SpaceTokens {
  return { words, positions, attributes, starts: offsets, ends: offsets.subarray(1) };
}

/** Tokens of some documents, without copying; the documents are numbered from 0. */
export function sameTokens(from: SpaceTokens, documents: Uint32Array): SpaceTokens {
  const starts = new Uint32Array(documents.length);
  const ends = new Uint32Array(documents.length);
  for (let d = 0; d < documents.length; d++) {
    starts[d] = from.starts[documents[d] as number] as number;
    ends[d] = from.ends[documents[d] as number] as number;
  }
  return { ...from, starts, ends };
}

/** Places of the tokens to copy; reused across calls. */
let scratchPlaces: Uint32Array = new Uint32Array(4_096);

export function keptTokens(
  from: SpaceTokens,
  documents: Uint32Array,
  keepWords: ReadonlySet<number>,
  dictionarySize: number,
): SpaceTokens {
  const kept = wordFlags(dictionarySize);
  for (const word of keepWords) kept[word] = 1;
  const offsets = new Uint32Array(documents.length + 1);
  const { words: fromWords, starts, ends } = from;
  let places = scratchPlaces;
  let length = 0;
  for (let d = 0; d < documents.length; d++) {
    const document = documents[d] as number;
    const start = starts[document] as number;
    const end = ends[document] as number;
    if (places.length < length + end - start) places = withCapacity(places, length + end - start);
    for (let i = start; i < end; i++) if (kept[fromWords[i] as number] !== 0) places[length++] = i;
    offsets[d + 1] = length;
  }
  scratchPlaces = places;
  for (const word of keepWords) kept[word] = 0;
  const words = new Uint32Array(length);
  const positions = new Uint16Array(length);
  const attributes = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const i = places[at] as number;
    words[at] = fromWords[i] as number;
    positions[at] = from.positions[i] as number;
    attributes[at] = from.attributes[i] as number;
  }
  return { words, positions, attributes, starts: offsets, ends: offsets.subarray(1) };
}
