import type { AllergenCode } from '@menu-data-service/allergens';
import type { Languages } from '../languages/load-languages.ts';
import type { Lexicon } from '../lexicon/load-lexicon.ts';

/** Allergens that a word which nothing knows may name all the same, because it holds the word for one: "walnussig", "nutloaf". */
export type CompoundHints = (words: Iterable<string>) => ReadonlySet<AllergenCode>;

/** Shorter words are inside too many others; these three are worth it. */
const SHORTEST = 4;
const SHORT = new Set(['nut', 'egg', 'soy']);

/** Collects the words that bring an allergen by definition, of all languages that are known. */
export function createCompoundHints({ ingredients, dishes, keys }: Lexicon, languages: Languages): CompoundHints {
  const roots = new Map<AllergenCode, Set<string>>();
  const known = new Set(keys.flat());
  const add = (root: string, words: readonly string[]) => {
    if (root.length < SHORTEST && !SHORT.has(root)) return;
    for (let at = 0; at < words.length; at += 1)
      for (const { code, strength } of ingredients.longest(words, at)?.value.brings ?? [])
        if (strength === 'certain') roots.set(code, (roots.get(code) ?? new Set()).add(root));
  };
  for (const key of keys) if (key.length === 1) add(key[0] ?? '', key);
  for (const { singleWords } of languages.vocabularies) for (const [word, meaning] of singleWords) add(word, meaning);
  const patterns = [...roots].map(([code, words]) => ({ code, pattern: new RegExp([...words].join('|')) }));
  const remembered = new Map<string, readonly AllergenCode[]>();
  const hintsOf = (word: string): readonly AllergenCode[] =>
    known.has(word) || dishes.get([word])
      ? []
      : patterns.flatMap(({ code, pattern }) => (pattern.test(word) ? [code] : []));
  return (words) => {
    const hinted = new Set<AllergenCode>();
    for (const word of words) {
      let hints = remembered.get(word);
      if (hints === undefined) {
        hints = hintsOf(word);
        if (remembered.size >= MOST_REMEMBERED) remembered.clear();
        remembered.set(word, hints);
      }
      for (const code of hints) hinted.add(code);
    }
    return hinted;
  };
}

const MOST_REMEMBERED = 20_000;
