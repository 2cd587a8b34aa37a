import type { TokenStore } from '../store/token-store.ts';
import type { SpaceTokens } from './occurrences.ts';
import { wordFlags } from './word-flags.ts';

export function storedTokens({ words, positions, attributes, offsets }: TokenStore): SpaceTokens {
  return { words, positions, attributes, starts: offsets, ends: offsets.subarray(1) };
}

/** The tokens of some documents where they lie; the documents are numbered from 0. */
export function sameTokens(from: SpaceTokens, documents: Uint32Array): SpaceTokens {
  const starts = new Uint32Array(documents.length);
  const ends = new Uint32Array(documents.length);
  for (let d = 0; d < documents.length; d++) {
    starts[d] = from.starts[documents[d] as number] as number;
    ends[d] = from.ends[documents[d] as number] as number;
  }
  return { ...from, starts, ends };
}

/** The tokens of these words in some documents, copied. */
export function keptTokens(
  from: SpaceTokens,
  documents: Uint32Array,
  keepWords: ReadonlySet<number>,
  dictionarySize: number,
): SpaceTokens {
  const kept = wordFlags(dictionarySize);
  for (const word of keepWords) kept[word] = 1;
  const offsets = new Uint32Array(documents.length + 1);
  const places: number[] = [];
  for (let d = 0; d < documents.length; d++) {
    const document = documents[d] as number;
    const end = from.ends[document] as number;
    for (let i = from.starts[document] as number; i < end; i++) if (kept[from.words[i] as number] !== 0) places.push(i);
    offsets[d + 1] = places.length;
  }
  for (const word of keepWords) kept[word] = 0;
  const words = new Uint32Array(places.length);
  const positions = new Uint16Array(places.length);
  const attributes = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const i = places[at] as number;
    words[at] = from.words[i] as number;
    positions[at] = from.positions[i] as number;
    attributes[at] = from.attributes[i] as number;
  }
  return { words, positions, attributes, starts: offsets, ends: offsets.subarray(1) };
}
