import { nearWords } from './near-word.ts';

export type MatchedBy = 'exact' | 'prefix' | 'typo';

type Printed = { readonly word: string; readonly by: MatchedBy } | null;

/** Finds a word in a text exactly, or as a prefix if it is the last; both in search text. */
function printedAsTyped(word: string, isLast: boolean, words: readonly string[]): Printed {
  if (words.includes(word)) return { word, by: 'exact' };
  const begun = isLast ? words.find((one) => one.startsWith(word)) : undefined;
  return begun === undefined ? null : { word: begun, by: 'prefix' };
}

/**
 * Finds a word in a text, both in search text: exactly, as a prefix (last words only), or mistyped. Null if at most another name of it is
 * there.
 */
export function printedAs(word: string, isLast: boolean, text: string): Printed {
  const words = text.split(' ');
  const typed = printedAsTyped(word, isLast, words);
  if (typed !== null) return typed;
  // The list is made for each text, so only of words that can be near.
  const alike = words.filter((one) => one[0] === word[0]);
  const near = alike.length === 0 ? null : nearWords(alike).nearest(word);
  return near === null ? null : { word: near, by: 'typo' };
}

export function allPrinted(searched: string, text: string): boolean {
  const words = searched.split(' ');
  return words.every((word, i) => printedAs(word, i === words.length - 1, text) !== null);
}

/** True if every searched word is printed as typed in the text. */
export function allPrintedAsTyped(searched: string, text: string): boolean {
  const words = searched.split(' ');
  const printed = text.split(' ');
  return words.every((word, i) => printedAsTyped(word, i === words.length - 1, printed) !== null);
}
