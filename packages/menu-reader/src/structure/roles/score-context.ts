import type { DocumentFacts } from './document-facts.ts';

/**
 * Ways to read the prices of a document: with the name of the dish, at the end of its description, or with the headings for all dishes below.
 * All are tried; the better reading wins.
 */
export type PriceReading = 'with the name' | 'after the description' | 'with the heading';

export interface ScoreContext {
  readonly facts: DocumentFacts;
  readonly reading: PriceReading;
  /** True where enough units are priced for a missing price to mean something; and where prices are on lines of text. */
  readonly manyPrices: boolean;
  readonly ownPrices: boolean;
}

export function scoreContext(facts: DocumentFacts, reading: PriceReading): ScoreContext {
  const manyPrices = facts.priced > 0.12 && reading !== 'with the heading';
  return { facts, reading, manyPrices, ownPrices: manyPrices && facts.pricedInLine > 0.12 };
}
