import { nearWords } from './near-word.ts';

/** How a searched word is found in a text. */
export type MatchedBy = 'exact' | 'prefix' | 'typo';

type Printed = { readonly word: string; readonly by: MatchedBy } | null;

/** How a word is printed in a text as it was typed, or begun where it is the last; both in search text. */
function printedAsTyped(word: string, isLast: boolean, words: readonly string[]): Printed {
  if (words.includes(word)) return { word, by: 'exact' };
  const begun = isLast ? words.find((one) => one.startsWith(word)) : undefined;
  return begun === undefined ? null : { word: begun, by: 'prefix' };
}

/**
 * How a word is printed in a text, both in search text: as it is, begun (last words only), or mistyped. Null when nothing
 * but another name of it may be there.
 */
export function printedAs(word: string, isLast: boolean, text: string): Printed {
  const words = text.split(' ');
  const typed = printedAsTyped(word, isLast, words);
  if (typed !== null) return typed;
  // A list is made for every text, so of those words alone that can be near.
  const alike = words.filter((one) => one[0] === word[0]);
  const near = alike.length === 0 ? null : nearWords(alike).nearest(word);
  return near === null ? null : { word: near, by: 'typo' };
}

/** Every searched word is printed in the text. */
export function allPrinted(searched: string, text: string): boolean {
  const words = searched.split(' ');
  return words.every((word, i) => printedAs(word, i === words.length - 1, text) !== null);
}

/** Every searched word is printed in the text as it was typed. */
export function allPrintedAsTyped(searched: string, text: string): boolean {
  const words = searched.split(' ');
  const printed = text.split(' ');
  return words.every((word, i) => printedAsTyped(word, i === words.length - 1, printed) !== null);
}
