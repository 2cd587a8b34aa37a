import { ownLines } from '../own-file.ts';
import { foldedSingular } from '../text/folded-singular.ts';
import { fold } from './fold.ts';

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Meaning of a foreign phrase: folded singular English words; empty for a word that says nothing on a menu. */
interface Meaning {
  readonly words: readonly string[];
  /** A dish of its own, as a line of the lexicon; `words` is then its one name there. */
  readonly facts: string | undefined;
}

export interface VocabularyFile {
  readonly endings: readonly string[];
  /** Letters between the parts of a compound; empty where the language writes no compounds as one word. */
  readonly joints: readonly string[];
  /** Parts of three or four letters that decide what a compound is, whatever its other part is. */
  readonly shortParts: readonly string[];
  readonly phrases: readonly { readonly key: readonly string[]; readonly meaning: Meaning }[];
  /** "kann … enthalten": the folded first word, the last one, and what both together mean. */
  readonly frames: readonly { readonly first: string; readonly last: string; readonly words: readonly string[] }[];
}

/**
 * Reads the vocabulary of a language: `: endings …`, `: joints …`, `: parts …`, `phrase, phrase = English words`, `first, first + last = English words`
 * and `phrase, phrase | facts`.
 * @throws Error that names the file at a line that is none of these
 */
export function readVocabulary(language: Language): VocabularyFile {
  const file = `languages/${language}.txt`;
  const lists = new Map<string, readonly string[]>();
  const phrases: VocabularyFile['phrases'][number][] = [];
  const frames: VocabularyFile['frames'][number][] = [];
  for (const line of ownLines(file)) {
    const [, list, letters = ''] = /^: (endings|joints|parts) (.+)$/.exec(line) ?? [];
    const [, said, last, sign, meant = ''] = /^([^=|+]+)(?:\+([^=|+]+))?([=|])(.+)$/.exec(line) ?? [];
    if (list) lists.set(list, letters.split(' ').map(fold));
    else if (said === undefined) throw new Error(`${file}: "${line}" has neither "=" nor "|"`);
    for (const key of keysOf(said)) {
      const [first = ''] = key;
      if (last !== undefined) frames.push({ first, last: fold(last.trim()), words: englishOf(meant) });
      else if (sign === '=') phrases.push({ key, meaning: { words: englishOf(meant), facts: undefined } });
      else phrases.push({ key, meaning: { words: [`${language}:${key.join('_')}`], facts: meant.trim() } });
    }
  }
  const [endings = [], joints = [], shortParts = []] = ['endings', 'joints', 'parts'].map((name) => lists.get(name));
  return { endings, joints, shortParts, phrases, frames };
}

const keysOf = (phrases: string | undefined): string[][] =>
  phrases === undefined ? [] : phrases.split(',').map((phrase) => wordsOf(phrase, fold));

const englishOf = (meant: string): string[] => (meant.trim() === '-' ? [] : wordsOf(meant, foldedSingular));

const wordsOf = (text: string, folded: (word: string) => string): string[] =>
  text
    .trim()
    .split(/[\s']+/)
    .filter(Boolean)
    .map(folded);
