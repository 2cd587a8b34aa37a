import { dataLines } from '../../../src/lib/data-lines.ts';
import { foldedSingular } from '../text/folded-singular.ts';
import { fold } from './fold.ts';

/** Languages of menus that are read by a vocabulary of their own. */
export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pl', 'pt'] as const;
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
  /** Parts of three or four letters that tell what a compound is, whatever its other part is. */
  readonly shortParts: readonly string[];
  /** By folded words. */
  readonly phrases: readonly { readonly key: readonly string[]; readonly meaning: Meaning }[];
  /** "kann … enthalten": the folded first word, the last one, and what both together mean. */
  readonly frames: readonly { readonly first: string; readonly last: string; readonly words: readonly string[] }[];
}

/** What is read of a file so far. */
interface Lines {
  readonly language: Language;
  readonly lists: Map<string, readonly string[]>;
  readonly phrases: VocabularyFile['phrases'][number][];
  readonly frames: VocabularyFile['frames'][number][];
}

/** Reads one kind of line; false where it is of another kind. */
type LineReader = (line: string, lines: Lines) => boolean;

/** Lists of letters that a file may begin with. */
const LISTS: readonly string[] = ['endings', 'joints', 'parts'];

const READERS: readonly LineReader[] = [readList, readFrames, readMeanings, readDishes];

/**
 * Reads the vocabulary of a language: `: endings …`, `: joints …`, `: parts …`, `phrase, phrase = English words`, `first, first + last = English words`
 * and `phrase, phrase | facts`.
 * @throws Error that names the file at a line that is none of these
 */
export function readVocabulary(language: Language): VocabularyFile {
  const path = `ingest/enrich/languages/${language}.txt`;
  const lines: Lines = { language, lists: new Map(), phrases: [], frames: [] };
  for (const line of dataLines(path))
    if (!READERS.some((read) => read(line, lines))) throw new Error(`${path}: "${line}" has neither "=" nor "|"`);
  const { lists, phrases, frames } = lines;
  const [endings = [], joints = [], shortParts = []] = LISTS.map((name) => lists.get(name));
  return { endings, joints, shortParts, phrases, frames };
}

function readList(line: string, { lists }: Lines): boolean {
  const [, name, words = ''] = /^: (\w+) (.+)$/.exec(line) ?? [];
  if (!name || !LISTS.includes(name)) return false;
  lists.set(name, words.split(' ').map(fold));
  return true;
}

function readFrames(line: string, { frames }: Lines): boolean {
  const [, firsts, last = '', meant = ''] = /^([^=|+]+)\+([^=|+]+)=(.+)$/.exec(line) ?? [];
  for (const [first = ''] of keysOf(firsts)) frames.push({ first, last: fold(last.trim()), words: englishOf(meant) });
  return firsts !== undefined;
}

function readMeanings(line: string, { phrases }: Lines): boolean {
  const [, said, meant = ''] = /^([^=|+]+)=(.+)$/.exec(line) ?? [];
  for (const key of keysOf(said)) phrases.push({ key, meaning: { words: englishOf(meant), facts: undefined } });
  return said !== undefined;
}

function readDishes(line: string, { language, phrases }: Lines): boolean {
  const [, said, facts = ''] = /^([^=|]+)\|(.+)$/.exec(line) ?? [];
  for (const key of keysOf(said))
    phrases.push({ key, meaning: { words: [`${language}:${key.join('_')}`], facts: facts.trim() } });
  return said !== undefined;
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
