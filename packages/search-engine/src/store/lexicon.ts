import { firstPlace } from './first-place.ts';
import { prefixTable } from './prefix-table.ts';

/** The words of the living documents in order, as of one state of the index. */
export interface Lexicon {
  readonly size: number;
  /** In rising order. */
  readonly texts: readonly string[];
  /** Word ids in the same order. */
  readonly ids: Uint32Array;
  /** All words as code points, one after the other; word i is characters[starts[i]] up to starts[i + 1]. */
  readonly characters: Uint32Array;
  readonly starts: Uint32Array;
  /** How many leading characters word i shares with word i - 1. */
  readonly shared: Uint16Array;
  /** Beginnings with so many words behind them that the engine keeps them in a table (R18). */
  readonly prefixTable: ReadonlySet<string>;
  /** The id of a word that at least one living document holds. */
  idOf(word: string): number | undefined;
  /** Places [from, to) of the words that begin so. */
  range(beginning: string): readonly [from: number, to: number];
}

/** Builds the ordered view; `entries` are words in rising order with their ids. */
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
