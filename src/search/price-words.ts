const AMOUNT = '£\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,4})(\\.\\d{1,2})?(?![\\d.,]*\\d)';
/**
 * The sign is needed: a menu for "Under 10s" is one for children. A quoted phrase is looked for as it is typed.
 */
const LIMIT = new RegExp(
  `"[^"]*(?:"|$)|(?:\\b(?<less>under|below|less\\s+than|cheaper\\s+than)|\\b(?:up\\s+to|at\\s+most|max(?:imum)?))\\s*${AMOUNT}|${AMOUNT}\\s+(?:or\\s+(?:less|under)|max(?:imum)?)\\b`,
  'giu',
);

/** Splits "pizza under £10" into what is looked for and the highest price it may have, in pounds; undefined: any. */
export function takePriceLimit(term: string): { readonly term: string; readonly maxPrice: number | undefined } {
  let maxPrice: number | undefined;
  const rest = term.replace(LIMIT, (found: string, less?: string, pounds?: string, pence?: string, ...more) => {
    const [poundsBefore, penceBefore] = more as (string | undefined)[];
    const whole = pounds ?? poundsBefore;
    if (whole === undefined) return found;
    // in pence, where no fraction is lost
    const limit = Math.round(Number(`${whole.replaceAll(',', '')}${pence ?? penceBefore ?? ''}`) * 100);
    const most = Math.max(0, less === undefined ? limit : limit - 1) / 100;
    maxPrice = Math.min(maxPrice ?? most, most);
    return ' ';
  });
  return { term: maxPrice === undefined ? term : rest.trim(), maxPrice };
}
