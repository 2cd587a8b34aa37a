import { readFileSync } from 'node:fs';

/** The lists lie beside the sources, this file runs from build/src/vocabulary. */
const LISTS = new URL('../../../src/vocabulary/', import.meta.url);

/**
 * The forms of a word list as one alternation, in the order of the file, for use inside a regular expression. Each line holds
 * one form, written as a regular expression; lines that begin with # are comments.
 * @param name of a file in this folder, without .txt
 */
export function formsOf(name: string): string {
  return readFileSync(new URL(`${name}.txt`, LISTS), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('|');
}
