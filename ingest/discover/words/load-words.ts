import { dataLines } from '../../../src/lib/data-lines.ts';

/** Phrases of a list by the group that its lines begin with, folded. */
export type WordGroups = ReadonlyMap<string, readonly string[]>;

/** Reads a list of this folder: lines of `group | phrase, phrase`; those that begin with # are comments. */
export function loadWords(name: 'menu' | 'aside' | 'seasons'): WordGroups {
  const groups = new Map<string, string[]>();
  for (const line of dataLines(`ingest/discover/words/${name}.txt`)) {
    const [group = '', phrases = ''] = line.split(' | ');
    groups.set(group, [...(groups.get(group) ?? []), ...phrases.split(',').map((phrase) => phrase.trim())]);
  }
  return groups;
}

/** Whether a folded text has one of the phrases, as whole words, in the singular or the plural. */
export function hasPhrase(folded: string, phrases: readonly string[] = []): boolean {
  const text = ` ${inSingular(folded)} `;
  return phrases.some((phrase) => text.includes(` ${inSingular(phrase)} `));
}

const inSingular = (folded: string): string => folded.replace(/([a-z]{3,})s\b/g, '$1');
