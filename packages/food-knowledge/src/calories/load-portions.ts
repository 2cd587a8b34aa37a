import { createPhraseTrie, type PhraseTrie } from '../lexicon/phrase-trie.ts';
import { ownLines } from '../own-file.ts';
import { isBreak, tokenise } from '../text/tokens.ts';

export interface Portion {
  readonly phrase: string;
  readonly kcal: number;
  readonly each: number | undefined;
  readonly usualSide: number;
}

export interface PortionTable {
  readonly mains: PhraseTrie<Portion>;
  readonly sides: PhraseTrie<Portion>;
}

const LINE = /^(\d+)(?: (\d+))?(?: \+(\d+))? : (.+)$/;

export function loadPortions(): PortionTable {
  return { mains: loadTable('portions.txt'), sides: loadTable('sides.txt') };
}

function loadTable(file: string): PhraseTrie<Portion> {
  const path = `calories/${file}`;
  const trie = createPhraseTrie<Portion>();
  for (const line of ownLines(path)) {
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
