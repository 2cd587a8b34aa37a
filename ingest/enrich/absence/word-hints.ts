import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import { remembered } from '../../../src/lib/remembered.ts';
import type { Languages } from '../languages/load-languages.ts';
import type { Lexicon } from '../lexicon/load-lexicon.ts';
import type { UntoldWords } from './load-absence.ts';

/**
 * Allergens of which no text with a folded word is clear: by a word after which a text does not tell ("special"), and by one that nothing
 * knows and that holds the word for an allergen ("walnussig", "nutloaf").
 */
export type WordHints = (word: string) => readonly AllergenCode[];

/** Shorter words are inside too many others; these three are worth it. */
const SHORTEST = 4;
const SHORT = new Set(['nut', 'egg', 'soy']);

export function createWordHints(lexicon: Lexicon, languages: Languages, untold: UntoldWords): WordHints {
  const known = new Set(lexicon.keys.flat());
  const patterns = [...rootsOf(lexicon, languages)].map(([code, words]) => ({
    code,
    pattern: new RegExp([...words].join('|')),
  }));
  const isHeld = (code: AllergenCode, word: string): boolean =>
    patterns.some((one) => one.code === code && one.pattern.test(word));
  return remembered((word) => {
    const isKnown = known.has(word) || lexicon.dishes.get([word]) !== undefined;
    return ALLERGENS.flatMap(({ code }) => {
      const isUntold = untold.ofAny.has(word) || untold.ofAllergen.get(code)?.has(word);
      return isUntold || (!isKnown && isHeld(code, word)) ? [code] : [];
    });
  });
}

/** The words that bring an allergen by definition, of all languages that are known. */
function rootsOf({ ingredients, keys }: Lexicon, { vocabularies }: Languages): Map<AllergenCode, Set<string>> {
  const roots = new Map<AllergenCode, Set<string>>();
  const add = (root: string, words: readonly string[]) => {
    if (root.length < SHORTEST && !SHORT.has(root)) return;
    for (let at = 0; at < words.length; at += 1)
      for (const { code, strength } of ingredients.longest(words, at)?.value.brings ?? [])
        if (strength === 'certain') roots.set(code, (roots.get(code) ?? new Set()).add(root));
  };
  for (const key of keys) if (key.length === 1) add(key[0] ?? '', key);
  for (const { singleWords } of vocabularies) for (const [word, meaning] of singleWords) add(word, meaning);
  return roots;
}
