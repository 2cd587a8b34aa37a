import { foldText } from '@menu-data-service/menu-model/fold-text';
import { readList } from './read-list.ts';

/** Languages of searches besides English, including British usage and emoji. */
const LANGUAGES = [
  ...(['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ro', 'sv', 'da', 'cs', 'hu', 'fi', 'cy'] as const),
  ...(['british', 'beliefs', 'emoji'] as const),
] as const;
export type Language = (typeof LANGUAGES)[number];

/** A foreign phrase with the English words that replace it; both folded. */
export interface Translation {
  readonly language: Language;
  readonly phrase: string;
  readonly english: string;
  /** Also English, so it is read only beside another word of the language. */
  readonly onlyWith: boolean;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** As typed: without accents, and with umlauts as two letters. */
function spellings(phrase: string): readonly string[] {
  const two = phrase.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  const folded = [...new Set([foldText(phrase), foldText(two)])];
  return folded[0] === '' ? [phrase] : folded;
}

type Pair = readonly [english: string, typed: readonly string[]];

/** Expands a line "… free = …frei" to "nuts free = nussfrei" and so on, with each word of the language. */
function closedUp(words: readonly (readonly [english: string, word: string])[]): (pair: Pair) => readonly Pair[] {
  return ([english, ends]) => {
    if (!english.startsWith('…')) return [];
    return words.map(([of, word]) => [english.replace('…', of), ends.map((end) => word + end)] as const);
  };
}

function read(language: Language): readonly Translation[] {
  const file = `languages/${language}.txt`;
  const pairs = readList(file).map((line) => {
    const [english = '', typed] = line.split(' = ');
    if (typed === undefined) throw new Error(`${file}: "${line}" has no " = "`);
    return [english, typed.split(',').flatMap((phrase) => spellings(phrase.trim()))] as const;
  });
  const words = pairs.flatMap(([english, typed]) =>
    english === 'only with' || english.startsWith('…')
      ? []
      : typed.filter((one) => !one.includes(' ')).map((one) => [english, one] as const),
  );
  const shared = new Set(pairs.flatMap(([english, typed]) => (english === 'only with' ? typed : [])));
  const seen = new Set(['']);
  return [...pairs, ...pairs.flatMap(closedUp(words))].flatMap(([english, typed]) => {
    if (english === 'only with' || english.startsWith('…')) return [];
    // a spelling shared with English does not indicate the language
    const first = typed.filter((phrase) => phrase !== english && !seen.has(phrase) && seen.add(phrase));
    return first.map((phrase) => ({ language, phrase, english, onlyWith: shared.has(phrase) }));
  });
}

export const TRANSLATIONS: readonly Translation[] = LANGUAGES.flatMap(read);
