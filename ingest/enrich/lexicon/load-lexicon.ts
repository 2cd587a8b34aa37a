import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/package-root.ts';
import { isBreak, tokenise } from '../text/tokens.ts';
import { type Entry, type EntrySource, merge, parseFacts } from './entry.ts';
import { createPhraseTrie, type PhraseTrie } from './phrase-trie.ts';

export interface Lexicon {
  /** For ingredient lists: ingredient words, look-alikes and plain foods only. */
  readonly ingredients: PhraseTrie<Entry>;
  /** For names and descriptions: the same with the dish lines on top. */
  readonly dishes: PhraseTrie<Entry>;
  /** Number of distinct phrases. */
  readonly size: number;
}

/** Phrase as the reader sees it: folded singular words. */
function keyOf(phrase: string): string[] {
  return tokenise(phrase).words.filter((word) => !isBreak(word));
}

/** Lines of a lexicon file, `phrase, phrase | facts`; empty lines and those starting with # are skipped. */
function* readLines(file: string): Generator<{ phrases: string[]; facts: string }> {
  const path = join(packageRoot, 'ingest', 'enrich', 'lexicon', file);
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [phrases = '', facts = '-'] = line.split('|');
    yield {
      phrases: phrases
        .split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
      facts,
    };
  }
}

function* readEntries(file: string, source: EntrySource): Generator<{ key: string[]; entry: Entry }> {
  for (const { phrases, facts } of readLines(file)) {
    const parsed = parseFacts(facts);
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      if (key.length > 0) yield { key, entry: { phrase: key.join(' '), source, ...parsed } };
    }
  }
}

/** Reads the four lexicon files. A phrase on several lines of one file brings what all of them say. */
export function loadLexicon(): Lexicon {
  const ingredients = createPhraseTrie<Entry>();
  const dishes = createPhraseTrie<Entry>();
  const all = new Map<string, string[]>();
  const put = (trie: PhraseTrie<Entry>, key: string[], entry: Entry) => {
    all.set(key.join(' '), key);
    const old = trie.get(key);
    trie.set(key, old ? merge(old, entry) : entry);
  };
  for (const { key, entry } of readEntries('ingredients.txt', 'ingredient')) put(ingredients, key, entry);
  const hidden = createPhraseTrie<Entry>();
  for (const { key, entry } of readEntries('look-alikes.txt', 'look-alike')) {
    put(hidden, key, entry);
    // A look-alike replaces what an ingredient line says of the very same words.
    ingredients.set(key, hidden.get(key) ?? entry);
  }
  for (const { key, entry } of readEntries('plain.txt', 'plain'))
    if (!ingredients.get(key)) put(ingredients, key, entry);
  for (const key of all.values()) {
    const entry = ingredients.get(key);
    if (entry) dishes.set(key, entry);
  }
  for (const { key, entry } of readEntries('dishes.txt', 'dish')) put(dishes, key, entry);
  return { ingredients, dishes, size: all.size };
}
