import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { foldedSingular } from '../text/folded-singular.ts';
import { fold } from './fold.ts';

/** Languages of menus that are read by a vocabulary of their own. */
export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a phrase of another language means: folded singular English words, none for a word that says nothing on a menu. */
interface Meaning {
  readonly words: readonly string[];
  /** A dish of its own, as a line of the lexicon; `words` is then its one name there. */
  readonly facts: string | undefined;
}

export interface VocabularyFile {
  readonly endings: readonly string[];
  /** Letters between the parts of a compound; none where the language writes no compounds as one word. */
  readonly joints: readonly string[];
  /** By folded words. */
  readonly phrases: readonly { readonly key: readonly string[]; readonly meaning: Meaning }[];
  /** "kann … enthalten": the folded first word, the last one, and what both together mean. */
  readonly frames: readonly { readonly first: string; readonly last: string; readonly words: readonly string[] }[];
}

const FRAME = /^(.+)\+\s*(\S+)$/;

/**
 * Reads the vocabulary of a language: `: endings …`, `: joints …`, `phrase, phrase = English words`, `first, first + last = English words`
 * and `phrase, phrase | facts`.
 * @throws Error that names the file at a line that is none of these
 */
export function readVocabulary(language: Language): VocabularyFile {
  const path = join(packageRoot, 'ingest', 'enrich', 'languages', `${language}.txt`);
  const lists = new Map<string, string[]>();
  const phrases: VocabularyFile['phrases'][number][] = [];
  const frames: VocabularyFile['frames'][number][] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, list, rest = ''] = /^: (endings|joints) (.+)$/.exec(line) ?? [];
    const [, said, sign, meant = ''] = /^([^=|]+)([=|])(.+)$/.exec(line) ?? [];
    if (list) lists.set(list, rest.split(' ').map(fold));
    else if (said === undefined) throw new Error(`${path}: "${line}" has neither "=" nor "|"`);
    else {
      const [, firsts = said, last] = FRAME.exec(said.trim()) ?? [];
      const keys = firsts.split(',').map((phrase) => wordsOf(phrase, fold));
      const words = meant.trim() === '-' ? [] : wordsOf(meant, foldedSingular);
      if (last) frames.push(...keys.map(([first = '']) => ({ first, last: fold(last), words })));
      else if (sign === '=') phrases.push(...keys.map((key) => ({ key, meaning: { words, facts: undefined } })));
      else {
        for (const key of keys)
          phrases.push({ key, meaning: { words: [`${language}:${key.join('_')}`], facts: meant.trim() } });
      }
    }
  }
  return { endings: lists.get('endings') ?? [], joints: lists.get('joints') ?? [], phrases, frames };
}

const wordsOf = (text: string, folded: (word: string) => string): string[] =>
  text
    .trim()
    .split(/[\s']+/)
    .filter(Boolean)
    .map(folded);
