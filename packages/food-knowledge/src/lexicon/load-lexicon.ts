import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { ownLines } from '../own-file.ts';
import { isBreak, tokenise } from '../text/tokens.ts';
import { type Entry, type EntrySource, mergeEntries, parseFacts } from './entry.ts';
import { createPhraseTrie, type PhraseTrie } from './phrase-trie.ts';
import { CEREAL_NOUNS, GLUTEN_FREE_BASE, MEATLESS_WORDS, VEGAN_WORDS } from './word-classes.ts';

export interface Lexicon {
  /** For ingredient lists: ingredient words, look-alikes and plain foods. */
  readonly ingredients: PhraseTrie<Entry>;
  /** For names and descriptions: the same with cues and dishes. */
  readonly dishes: PhraseTrie<Entry>;
  readonly keys: readonly (readonly string[])[];
}

/**
 * Reads the five files of the lexicon. A phrase on several lines of one file brings the facts of all.
 * @param foreign dishes that only other languages have, by one word each
 */
export function loadLexicon(foreign: readonly { readonly name: string; readonly facts: string }[] = []): Lexicon {
  const ingredients = createPhraseTrie<Entry>();
  const dishes = createPhraseTrie<Entry>();
  const all = new Map<string, string[]>();
  const put = (trie: PhraseTrie<Entry>, key: string[], entry: Entry) => {
    all.set(key.join(' '), key);
    const old = trie.get(key);
    trie.set(key, old ? mergeEntries(old, entry) : entry);
  };
  for (const { key, entry } of readEntries('ingredients.txt', 'ingredient')) put(ingredients, key, entry);
  const hidden = createPhraseTrie<Entry>();
  for (const { key, entry } of readEntries('look-alikes.txt', 'look-alike')) {
    put(hidden, key, entry);
  }
  const plainWords = [...all.values()].map((key) => ({ key, entry: hidden.get(key) }));
  // A look-alike replaces an ingredient line for exactly the same words.
  for (const { key, entry } of plainWords)
    if (entry) ingredients.set(key, { ...entry, excludes: hiddenBy(key, entry, ingredients) });
  for (const { key, entry } of readEntries('plain.txt', 'plain'))
    if (!ingredients.get(key)) put(ingredients, key, entry);
  for (const key of all.values()) {
    const entry = ingredients.get(key);
    if (entry) dishes.set(key, entry);
  }
  for (const { key, entry } of readEntries('cues.txt', 'cue')) put(dishes, key, entry);
  const named = new Map<string, readonly string[]>();
  for (const { key, entry } of readEntries('dishes.txt', 'dish')) {
    put(dishes, key, entry);
    named.set(entry.phrase, key);
  }
  for (const key of named.values()) inherit(key, ingredients, dishes);
  for (const { name, facts } of foreign) {
    const entry: Entry = { phrase: name, source: 'dish', ...parseFacts(facts) };
    put(dishes, [name], entry);
    // A dish name is evidence against a diet statement, even without allergens.
    put(ingredients, [name], { ...entry, brings: [] });
  }
  return { ingredients, dishes, keys: [...all.values()] };
}

function* readEntries(file: string, source: EntrySource): Generator<{ key: string[]; entry: Entry }> {
  for (const line of ownLines(`lexicon/${file}`)) {
    const [phrases = '', facts = '-'] = line.split('|');
    const parsed = parseFacts(facts);
    for (const phrase of phrases.split(',')) {
      const key = keyOf(phrase);
      if (key.length > 0) yield { key, entry: { phrase: key.join(' '), source, ...parsed } };
    }
  }
}

function keyOf(phrase: string): string[] {
  return tokenise(phrase).words.filter((word) => !isBreak(word));
}

/** A dish phrase hides the ingredient words in it, so it inherits their allergens, unless the phrase names an imitation. */
function inherit(key: readonly string[], ingredients: PhraseTrie<Entry>, dishes: PhraseTrie<Entry>): void {
  const dish = dishes.get(key);
  if (!dish || dish.only || key.length < 2 || VEGAN_WORDS.has(key[0] ?? '') || MEATLESS_WORDS.has(key[0] ?? '')) return;
  let entry = dish;
  for (let i = 0; i < key.length; ) {
    const found = ingredients.longest(key, i);
    if (found && !isNonWheat(key, i, found.value)) entry = { ...mergeEntries(entry, found.value), source: 'dish' };
    i += found?.length ?? 1;
  }
  dishes.set(key, entry);
}

/** "Rice noodle", "almond flour": a base other than wheat. */
function isNonWheat(key: readonly string[], at: number, entry: Entry): boolean {
  return GLUTEN_FREE_BASE.has(key[at - 1] ?? '') && CEREAL_NOUNS.has(entry.phrase);
}

/** Allergens of the shorter phrases that a look-alike hides, except those it brings itself. */
function hiddenBy(key: readonly string[], entry: Entry, ingredients: PhraseTrie<Entry>): AllergenCode[] {
  const codes = new Set<AllergenCode>(entry.excludes);
  for (let i = 0; i < key.length; i += 1)
    for (let end = key.length; end > i; end -= 1)
      if (end - i < key.length)
        for (const { code, strength } of ingredients.get(key.slice(i, end))?.brings ?? [])
          if (strength === 'certain') codes.add(code);
  for (const { code } of entry.brings) codes.delete(code);
  return [...codes];
}
