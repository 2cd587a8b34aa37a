import type { Steps } from '@menu-data-service/menu-model/time-slices';
import type { Lexicon } from '../lexicon/load-lexicon.ts';
import { isBreak, type Tokens, tokenise } from '../text/tokens.ts';
import { printedWords, wordsKnown } from './gloss.ts';
import type { Languages } from './load-languages.ts';
import type { Language } from './read-vocabulary.ts';

/** Number of words in a text that indicate each language. A word of English and others, such as "pasta", counts for none. */
export type LanguageEvidence = ReadonlyMap<Language | 'en', number>;

const NOTHING: LanguageEvidence = new Map();

export function languageEvidence(tokens: Tokens, { voicesOf }: Languages, lexicon: Lexicon): LanguageEvidence {
  const { text, words, starts, ends } = tokens;
  const evidence = new Map<Language | 'en', number>();
  let covered: ReadonlyMap<number, number> | undefined;
  for (let i = 0; i < words.length; i += 1) {
    if (isBreak(words[i])) continue;
    const start = starts[i] ?? 0;
    for (const voice of voicesOf(text.slice(start, ends[i]))) {
      if (voice !== 'en') covered ??= placesOfPhrases(tokens, lexicon);
      if (voice === 'en' || !covered?.has(start)) evidence.set(voice, (evidence.get(voice) ?? 0) + 1);
    }
  }
  return evidence.size === 0 ? NOTHING : evidence;
}

function placesOfPhrases({ words, starts }: Tokens, { dishes }: Lexicon): ReadonlyMap<number, number> {
  const covered = new Map<number, number>();
  for (let i = 0; i < words.length; ) {
    const length = dishes.longest(words, i)?.length ?? 0;
    for (let at = i; at < i + length; at += 1) covered.set(starts[at] ?? 0, length);
    i += Math.max(1, length);
  }
  return covered;
}

export function mostLikely(evidence: LanguageEvidence, rather: Language | 'en' = 'en'): Language | 'en' | undefined {
  let best: Language | 'en' | undefined;
  for (const [language, words] of evidence) {
    const most = best === undefined ? 0 : (evidence.get(best) ?? 0);
    if (words > most || (words === most && language === rather)) best = language;
  }
  return best;
}

/**
 * The only language whose vocabulary knows all of texts without a word that indicates one: "Strammer Max". A word that English has counts
 * only in a phrase, and a phrase of the lexicon not at all.
 */
export function faintLanguage(
  texts: readonly Tokens[],
  { vocabularies, english }: Languages,
  lexicon: Lexicon,
): Language | undefined {
  const read = texts.map((text) => {
    let covered: ReadonlyMap<number, number> | undefined;
    // Most names have no word that a vocabulary knows.
    const coveredAt = (start: number): number => {
      covered ??= placesOfPhrases(text, lexicon);
      return covered.get(start) ?? 0;
    };
    return { printed: printedWords(text), coveredAt };
  });
  const known = vocabularies.map((one) =>
    read.reduce((sum, { printed, coveredAt }) => {
      const counts = (start: number, word: string, length: number): boolean =>
        (length > 1 || !english.has(word)) && length > coveredAt(start);
      return sum + wordsKnown(printed, one, counts);
    }, 0),
  );
  const most = Math.max(...known);
  const first = known.indexOf(most);
  return most > 0 && first === known.lastIndexOf(most) ? vocabularies[first]?.language : undefined;
}

export function mergeEvidence(all: readonly LanguageEvidence[]): LanguageEvidence {
  const telling = all.filter(({ size }) => size > 0);
  if (telling.length < 2) return telling[0] ?? NOTHING;
  const sum = new Map<Language | 'en', number>();
  for (const one of telling) for (const [language, words] of one) sum.set(language, (sum.get(language) ?? 0) + words);
  return sum;
}

const MIN_WORDS = 3;

/** Language of a menu by the texts of all its items; undefined where too few of their words indicate one. */
export function* menuLanguage(
  texts: readonly string[],
  { languages, lexicon }: { readonly languages: Languages; readonly lexicon: Lexicon },
): Steps<Language | 'en' | undefined> {
  const ofTexts: LanguageEvidence[] = [];
  for (const text of texts) {
    ofTexts.push(languageEvidence(tokenise(text), languages, lexicon));
    yield;
  }
  const evidence = mergeEvidence(ofTexts);
  const language = mostLikely(evidence);
  return language !== undefined && (evidence.get(language) ?? 0) >= MIN_WORDS ? language : undefined;
}
