import { dataLines } from '../../../src/lib/data-lines.ts';
import { createPhraseTrie, type PhraseTrie } from '../lexicon/phrase-trie.ts';
import { isBreak, tokenise } from '../text/tokens.ts';

/** A dish class or side. */
export interface Portion {
  readonly phrase: string;
  /** kcal of one UK portion. */
  readonly kcal: number;
  /** kcal of one piece, for things menus count; undefined for the rest. */
  readonly each: number | undefined;
  /** kcal of the side it usually comes with, counted where the menu lists no side. */
  readonly usualSide: number;
}

export interface PortionTable {
  /** What an item can be. */
  readonly mains: PhraseTrie<Portion>;
  /** What comes with it. */
  readonly sides: PhraseTrie<Portion>;
}

const LINE = /^(\d+)(?: (\d+))?(?: \+(\d+))? : (.+)$/;

/** Reads portions.txt and sides.txt. */
export function loadPortions(): PortionTable {
  return { mains: loadTable('portions.txt'), sides: loadTable('sides.txt') };
}

function loadTable(file: string): PhraseTrie<Portion> {
  const path = `ingest/enrich/calories/${file}`;
  const trie = createPhraseTrie<Portion>();
  for (const line of dataLines(path)) {
    const parts = LINE.exec(line);
    if (!parts) throw new Error(`${path}: expected "KCAL [KCAL OF ONE] [+SIDE] : phrase, phrase", found "${line}"`);
    const [, kcal, each, side, phrases = ''] = parts;
    for (const phrase of phrases.split(',')) {
      const words = tokenise(phrase).words.filter((word) => !isBreak(word));
      const portion: Portion = {
        phrase: words.join(' '),
        kcal: Number(kcal),
        each: each ? Number(each) : undefined,
        usualSide: Number(side ?? 0),
      };
      if (words.length > 0) trie.set(words, portion);
    }
  }
  return trie;
}
