import { dataLines } from '../../../lib/data-lines.ts';

export type WordGroups = ReadonlyMap<string, readonly string[]>;

/** Reads a list of this folder: lines of `group phrase, phrase`; those that begin with # are comments. */
export function loadWords(name: 'menu' | 'aside' | 'seasons'): WordGroups {
  const groups = new Map<string, string[]>();
  for (const line of dataLines(`src/ingest/discover/words/${name}.txt`)) {
    const [group = '', phrases = ''] = line.split(' | ');
    groups.set(group, [...(groups.get(group) ?? []), ...phrases.split(',').map((phrase) => phrase.trim())]);
  }
  return groups;
}

/** Tells whether a folded text has one of the phrases, as whole words, in the singular or the plural. */
export function hasPhrase(folded: string, phrases: readonly string[] = []): boolean {
  const text = ` ${inSingular(folded)} `;
  return wanted(phrases).some((phrase) => text.includes(phrase));
}

const WANTED = new WeakMap<readonly string[], readonly string[]>();

/** Prepares phrases once, as they are the same for each of thousands of links. */
function wanted(phrases: readonly string[]): readonly string[] {
  const known = WANTED.get(phrases) ?? phrases.map((phrase) => ` ${inSingular(phrase)} `);
  WANTED.set(phrases, known);
  return known;
}

const inSingular = (folded: string): string => folded.replace(/(?<=[a-z]{3})s\b/g, '');
