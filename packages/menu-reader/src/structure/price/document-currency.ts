import { currencyNamed, POUNDS } from './currencies.ts';
import { priceTokens } from './price-token.ts';

/** "All prices are in euros", "Prices in Danish kroner", "prices quoted in AED" */
const SAID = /\b(?:prices?|rates)\b[^.;:!]{0,40}?\b(?:in|:)\s+(?:[A-Z]\p{Ll}+\s+)?(\p{L}{3,10}|\p{Sc})/giu;

/** Unnamed currency of amounts without a sign; no dish costs a thousand pounds. */
const UNNAMED = 'another currency';
const FEW = 3;

/**
 * Currency of a document's prices: that of most of its signs, or a named one if it has none.
 *
 * @returns its common name, such as "euros"; null for pounds and where nothing says another
 */
export function documentCurrency(texts: readonly string[]): string | null {
  const amounts = texts.flatMap(priceTokens);
  const printed = amounts.flatMap(({ currency }) => currency ?? []);
  const named = printed.length ? printed : saidIn(texts);
  if (named.length) return foreignCurrency(named);
  const thousands = amounts.filter(({ value }) => value >= 1000).length;
  return thousands >= FEW && thousands > amounts.length / 2 ? UNNAMED : null;
}

/** Most frequent currency; null for pounds, also in a tie with these, and for none. */
export function foreignCurrency(names: readonly string[]): string | null {
  const counts = new Map([[POUNDS, 0]]);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined || most[0] === POUNDS ? null : most[0];
}

function saidIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [...text.matchAll(SAID)].map(([, name = '']) => name));
  return words.flatMap((name) => currencyNamed(name)?.name ?? []);
}
