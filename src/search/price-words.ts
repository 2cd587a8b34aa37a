const AMOUNT = '£\\s?(\\d{1,4}(?:\\.\\d{1,2})?)';
/** The sign is needed: a menu for "Under 10s" is one for children. */
const LIMIT = new RegExp(
  `(?:\\b(?<less>under|below|less\\s+than|cheaper\\s+than)|\\b(?:up\\s+to|at\\s+most|max(?:imum)?))\\s*${AMOUNT}(?![\\d.])|${AMOUNT}\\s+(?:or\\s+(?:less|under)|max(?:imum)?)\\b`,
  'giu',
);
const PENNY = 0.01;

/** Splits "pizza under £10" into what is looked for and the highest price it may have, in pounds; undefined: any. */
export function takePriceLimit(term: string): { readonly term: string; readonly maxPrice: number | undefined } {
  let maxPrice: number | undefined;
  const rest = term.replace(LIMIT, (_, less?: string, after?: string, before?: string) => {
    const limit = Number(after ?? before) - (less === undefined ? 0 : PENNY);
    maxPrice = Math.min(maxPrice ?? limit, limit);
    return ' ';
  });
  return { term: maxPrice === undefined ? term : rest.trim(), maxPrice };
}
