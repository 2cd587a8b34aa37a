import { readFileSync } from 'node:fs';

/** The lists lie beside the sources, this file runs from build/src/vocabulary. */
const LISTS = new URL('../../../src/vocabulary/', import.meta.url);

/** Lines of a word list in file order, without comments (#). @param name of a file in this folder, without .txt */
export function wordListLines(name: string): string[] {
  return readFileSync(new URL(`${name}.txt`, LISTS), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Word list as one alternation for use inside a regular expression; each of its lines is a regular expression. */
export const formsOf = (name: string): string => wordListLines(name).join('|');
