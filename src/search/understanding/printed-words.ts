import { nearWords } from './near-word.ts';

/** How a searched word is found in a text. */
export type MatchedBy = 'exact' | 'prefix' | 'typo';

/**
 * How a word is printed in a text, both in search text: as it is, begun (last words only), or mistyped. Null when nothing
 * but another name of it may be there.
 */
export function printedAs(
  word: string,
  isLast: boolean,
  text: string,
): { readonly word: string; readonly by: MatchedBy } | null {
  const words = text.split(' ');
  if (words.includes(word)) return { word, by: 'exact' };
  const begun = isLast ? words.find((one) => one.startsWith(word)) : undefined;
  if (begun !== undefined) return { word: begun, by: 'prefix' };
  // A list is made for every text, so of those words alone that can be near.
  const alike = words.filter((one) => one[0] === word[0]);
  const near = alike.length === 0 ? null : nearWords(alike).nearest(word);
  return near === null ? null : { word: near, by: 'typo' };
}

const IN_ANY_WAY: readonly MatchedBy[] = ['exact', 'prefix', 'typo'];

/** Every searched word is printed in the text, in one of these ways. */
export function allPrinted(searched: string, text: string, by = IN_ANY_WAY): boolean {
  const words = searched.split(' ');
  return words.every((word, i) => {
    const printed = printedAs(word, i === words.length - 1, text);
    return printed !== null && by.includes(printed.by);
  });
}
