import type { Script } from './scripts.ts';

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const WITH_CASE: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'greek']);
/** Scripts whose combining marks are dropped; Cyrillic keeps them. */
const WITHOUT_MARKS: ReadonlySet<Script> = new Set(['latin', 'greek', 'hebrew', 'arabic', 'thai']);

export function decompose(text: string): string {
  return PRINTABLE_ASCII.test(text) ? text : text.normalize('NFKD');
}

/**
 * Dictionary form of a word: decomposed, lower case, without the accents of its script. `script` is that of the word's run of text; null if
 * no character has one.
 */
export function foldWord(word: string, script: Script | null): string {
  if (PRINTABLE_ASCII.test(word)) return word.toLowerCase();
  let folded = word.normalize('NFKD').replace(CONTROL, '');
  if (!script || WITH_CASE.has(script)) folded = folded.toLowerCase();
  if (PRINTABLE_ASCII.test(folded)) return folded;
  if (script === 'latin') folded = folded.replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/[’‘‛]/g, "'");
  if (script && WITHOUT_MARKS.has(script)) folded = folded.replace(/\p{Mn}/gu, '');
  return folded;
}

/** Form in which filters, facets and sorting compare a text value: case-insensitive, accent-sensitive. */
export function foldValue(value: string): string {
  return decompose(value.trim()).toLowerCase();
}
