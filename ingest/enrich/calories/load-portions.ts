import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/package-root.ts';
import { createPhraseTrie, type PhraseTrie } from '../lexicon/phrase-trie.ts';
import { isBreak, tokenise } from '../text/tokens.ts';

/** A dish class or side with the kcal of one UK portion. */
export interface Portion {
  readonly phrase: string;
  readonly kcal: number;
}

export interface PortionTable {
  /** What an item can be. */
  readonly mains: PhraseTrie<Portion>;
  /** What comes with it. */
  readonly sides: PhraseTrie<Portion>;
}

function loadTable(file: string): PhraseTrie<Portion> {
  const path = join(packageRoot, 'ingest', 'enrich', 'calories', file);
  const trie = createPhraseTrie<Portion>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [value = '', phrases = ''] = line.split(' : ');
    const kcal = Number(value);
    if (!(kcal > 0)) throw new Error(`${path}: expected "KCAL : phrase, phrase", found "${line}"`);
    for (const phrase of phrases.split(',')) {
      const words = tokenise(phrase).words.filter((word) => !isBreak(word));
      if (words.length > 0) trie.set(words, { phrase: words.join(' '), kcal });
    }
  }
  return trie;
}

/** Reads portions.txt and sides.txt. */
export function loadPortions(): PortionTable {
  return { mains: loadTable('portions.txt'), sides: loadTable('sides.txt') };
}
