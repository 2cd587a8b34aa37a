import { PREFIX_TABLE_BYTES, PREFIX_TABLE_WORDS } from '../limits.ts';
import { firstPlace } from './first-place.ts';

export interface Lexicon {
  readonly size: number;
  readonly texts: readonly string[];
  readonly ids: Uint32Array;
  /** All words as code points, concatenated; word i is characters[starts[i]] up to starts[i + 1]. */
  readonly characters: Uint32Array;
  readonly starts: Uint32Array;
  readonly shared: Uint16Array;
  /** Prefixes of so many words that the engine keeps them in a table (R18). */
  readonly prefixTable: ReadonlySet<string>;
  idOf(word: string): number | undefined;
  range(beginning: string): readonly [from: number, to: number];
}

/** Builds the ordered view; `entries` are words in ascending order with their ids. */
export function createLexicon(
  texts: readonly string[],
  ids: Uint32Array,
  idOf: (word: string) => number | undefined,
): Lexicon {
  const starts = new Uint32Array(texts.length + 1);
  const shared = new Uint16Array(texts.length);
  let total = 0;
  for (const text of texts) total += text.length;
  const characters = new Uint32Array(total);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    starts[i] = at;
    const text = texts[i] as string;
    for (let k = 0; k < text.length; k++) {
      const code = text.codePointAt(k) as number;
      characters[at++] = code;
      if (code > 0xffff) k++;
    }
    if (i > 0) shared[i] = commonPrefix(characters, starts[i - 1] as number, starts[i] as number, at);
  }
  starts[texts.length] = at;
  const placeOf = (wanted: string) => firstPlace(0, texts.length, (place) => (texts[place] as string) < wanted);
  return {
    size: texts.length,
    texts,
    ids,
    characters,
    starts,
    shared,
    prefixTable: prefixTable(characters, starts, shared),
    idOf,
    range: (beginning) => [placeOf(beginning), placeOf(`${beginning}\uffff`)],
  };
}

function commonPrefix(characters: Uint32Array, before: number, start: number, end: number): number {
  let length = 0;
  while (before + length < start && start + length < end && characters[before + length] === characters[start + length])
    length++;
  return length;
}

function prefixTable(characters: Uint32Array, starts: Uint32Array, shared: Uint16Array): Set<string> {
  const table = new Set<string>();
  for (let bytes = 1; bytes <= PREFIX_TABLE_BYTES; bytes++) {
    let words = 0;
    /** Leading characters shared with the last word that has a prefix of this many bytes. */
    let sharedSince = 0;
    for (let i = 0; i < shared.length; i++) {
      const start = starts[i] as number;
      sharedSince = Math.min(sharedSince, shared[i] as number);
      const length = charactersOfBytes(characters, start, starts[i + 1] as number, bytes);
      if (length === 0) continue;
      words = sharedSince >= length ? words + 1 : 1;
      sharedSince = Number.POSITIVE_INFINITY;
      if (words === PREFIX_TABLE_WORDS) table.add(String.fromCodePoint(...characters.subarray(start, start + length)));
    }
  }
  return table;
}

/** Number of leading characters that make exactly this many bytes; 0 when a character straddles the end or the word is shorter. */
function charactersOfBytes(characters: Uint32Array, start: number, end: number, bytes: number): number {
  let used = 0;
  for (let i = start; i < end; i++) {
    const code = characters[i] as number;
    used += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (used === bytes) return i - start + 1;
    if (used > bytes) return 0;
  }
  return 0;
}
