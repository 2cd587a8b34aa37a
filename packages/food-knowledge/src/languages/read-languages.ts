import type { Lexicon } from '../lexicon/load-lexicon.ts';
import type { Tokens } from '../text/tokens.ts';
import { gloss } from './gloss.ts';
import type { Languages } from './load-languages.ts';
import type { Language } from './read-vocabulary.ts';
import { faintLanguage, type LanguageEvidence, languageEvidence, mergeEvidence, mostLikely } from './recognise.ts';

export interface EnglishTexts {
  readonly texts: readonly Tokens[];
  readonly translated: boolean;
  /** True where the item or its menu is known to be English and no word of the item itself indicates another language. */
  readonly english: boolean;
}

/**
 * Translates each text into English words: from the language that most of its words indicate, else that of the item's other texts, else that
 * of its menu.
 * @param own texts of the item itself, such as its name
 * @param around texts above it, which may be of another language: "Antipasti"
 * @param menu language of the menu, where known
 */
export function translateToEnglish(
  own: readonly Tokens[],
  around: readonly Tokens[],
  menu: Language | 'en' | undefined,
  { languages, lexicon }: { readonly languages: Languages; readonly lexicon: Lexicon },
): EnglishTexts {
  const texts = [...own, ...around];
  const evidence = texts.map((text) => languageEvidence(text, languages, lexicon));
  const all = mergeEvidence(evidence);
  const ofItem = mostLikely(all, menu) ?? menu;
  const ofOwn = ofItem ?? faintLanguage(own, languages, lexicon);
  return {
    texts: texts.map((text, i) => {
      const language = mostLikely(evidence[i] ?? all, ofItem) ?? (i < own.length ? ofOwn : ofItem);
      const vocabulary = languages.vocabularies.find((one) => one.language === language);
      return vocabulary ? gloss(text, vocabulary) : text;
    }),
    translated: ofItem !== undefined && ofItem !== 'en',
    english: isEnglish(mergeEvidence(evidence.slice(0, own.length)), menu) && (menu === 'en' || !isForeign(all)),
  };
}

/** With an unknown menu, a heading "Hauptgerichte" shows that it is not English. */
const isForeign = (evidence: LanguageEvidence): boolean => [...evidence.keys()].some((language) => language !== 'en');

function isEnglish(evidence: LanguageEvidence, menu: Language | 'en' | undefined): boolean {
  const [language, ...others] = evidence.keys();
  return (language ?? menu) === 'en' && others.length === 0 && (menu ?? 'en') === 'en';
}
