import type { Lexicon } from '../lexicon/load-lexicon.ts';
import type { Tokens } from '../text/tokens.ts';
import { printedWords } from './gloss.ts';
import type { Languages } from './load-languages.ts';
import type { Language } from './read-vocabulary.ts';

/** How many words of a text speak for each language. A word that several of English and others have, such as "pasta", speaks for none. */
export type LanguageEvidence = ReadonlyMap<Language | 'en', number>;

/** Counts the words of a text that English alone has, and those that other languages have and English has not. */
export function languageEvidence(
  tokens: Tokens,
  { english, vocabularies }: Languages,
  lexicon: Lexicon,
): LanguageEvidence {
  const evidence = new Map<Language | 'en', number>();
  const add = (language: Language | 'en') => evidence.set(language, (evidence.get(language) ?? 0) + 1);
  const covered = placesOfPhrases(tokens, lexicon);
  for (const { word, token, start } of printedWords(tokens)) {
    if (word.length < 2) continue;
    const isEnglish = english.has(word) || english.has(token);
    // What the lexicon knows is a dish or food that menus of every language print.
    if (!isEnglish && covered.has(start)) continue;
    const knowing = vocabularies.filter((vocabulary) => vocabulary.knows(word));
    if (!isEnglish) for (const { language } of knowing) add(language);
    else if (knowing.length === 0) add('en');
  }
  return evidence;
}

/** Where the words begin that a phrase of the lexicon has. */
function placesOfPhrases({ words, starts }: Tokens, { dishes }: Lexicon): ReadonlySet<number> {
  const covered = new Set<number>();
  for (let i = 0; i < words.length; ) {
    const length = dishes.longest(words, i)?.length ?? 0;
    for (let at = i; at < i + length; at += 1) covered.add(starts[at] ?? 0);
    i += Math.max(1, length);
  }
  return covered;
}

/**
 * The language for which most words speak; undefined where none do.
 * @param rather the one that counts where as many words speak for it
 */
export function mostLikely(evidence: LanguageEvidence, rather: Language | 'en' = 'en'): Language | 'en' | undefined {
  let best: Language | 'en' | undefined;
  for (const [language, words] of evidence) {
    const most = best === undefined ? 0 : (evidence.get(best) ?? 0);
    if (words > most || (words === most && language === rather)) best = language;
  }
  return best;
}

export function together(all: Iterable<LanguageEvidence>): LanguageEvidence {
  const sum = new Map<Language | 'en', number>();
  for (const one of all) for (const [language, words] of one) sum.set(language, (sum.get(language) ?? 0) + words);
  return sum;
}
