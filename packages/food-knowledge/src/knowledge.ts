import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { memoize } from '@menu-data-service/menu-model/memoize';
import { type AbsenceRules, type AmbiguousWords, loadAbsenceRules } from './absence/load-absence.ts';
import { loadPortions, type PortionTable } from './calories/load-portions.ts';
import { createPrintedHeading, type PrintedHeading } from './heading.ts';
import { type Languages, loadLanguages } from './languages/load-languages.ts';
import { type Lexicon, loadLexicon } from './lexicon/load-lexicon.ts';
import { loadWordWeights, type WordWeights } from './weights/word-weights.ts';

export interface Knowledge {
  readonly languages: Languages;
  readonly lexicon: Lexicon;
  readonly printedHeading: PrintedHeading;
  readonly weights: WordWeights;
  readonly portions: PortionTable;
  readonly absence: AbsenceRules;
  readonly allergenHints: AllergenHints;
}

let loaded: Knowledge | undefined;

export function knowledge(): Knowledge {
  loaded ??= load();
  return loaded;
}

function load(): Knowledge {
  const languages = loadLanguages();
  const lexicon = loadLexicon(languages.vocabularies.flatMap(({ dishes }) => dishes));
  const absence = loadAbsenceRules();
  return {
    languages,
    lexicon,
    printedHeading: createPrintedHeading(lexicon),
    allergenHints: createAllergenHints(lexicon, languages, absence.ambiguous),
    weights: loadWordWeights(),
    portions: loadPortions(),
    absence,
  };
}

/**
 * Allergens that a folded word keeps a text from being clear of: a word that leaves the contents open ("special"), or an unknown one that
 * holds the word for an allergen ("walnussig", "nutloaf").
 */
export type AllergenHints = (word: string) => readonly AllergenCode[];

/** Shorter words are part of too many others; these three are worth it. */
const MIN_LENGTH = 4;
const SHORT = new Set(['nut', 'egg', 'soy']);

function createAllergenHints(lexicon: Lexicon, languages: Languages, ambiguous: AmbiguousWords): AllergenHints {
  const known = new Set(lexicon.keys.flat());
  const patterns = [...rootsOf(lexicon, languages)].map(([code, words]) => ({
    code,
    pattern: new RegExp([...words].join('|')),
  }));
  const isHeld = (code: AllergenCode, word: string): boolean =>
    patterns.some((one) => one.code === code && one.pattern.test(word));
  return memoize((word) => {
    const isKnown = known.has(word) || lexicon.dishes.get([word]) !== undefined;
    return ALLERGENS.flatMap(({ code }) => {
      const isAmbiguous = ambiguous.ofAny.has(word) || ambiguous.ofAllergen.get(code)?.has(word);
      return isAmbiguous || (!isKnown && isHeld(code, word)) ? [code] : [];
    });
  });
}

function rootsOf({ ingredients, keys }: Lexicon, { vocabularies }: Languages): Map<AllergenCode, Set<string>> {
  const roots = new Map<AllergenCode, Set<string>>();
  const add = (root: string, words: readonly string[]) => {
    if (root.length < MIN_LENGTH && !SHORT.has(root)) return;
    for (let at = 0; at < words.length; at += 1)
      for (const { code, strength } of ingredients.longest(words, at)?.value.brings ?? [])
        if (strength === 'certain') roots.set(code, (roots.get(code) ?? new Set()).add(root));
  };
  for (const key of keys) if (key.length === 1) add(key[0] ?? '', key);
  for (const { singleWords } of vocabularies) for (const [word, meaning] of singleWords) add(word, meaning);
  return roots;
}
