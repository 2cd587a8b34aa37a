import type { DocumentFacts } from './document-facts.ts';

/**
 * Ways to read the prices of a document: they are with the name of the dish, they end its description, or they are
 * with the headings and hold for all dishes below. All are tried; the better reading wins.
 */
export type PriceReading = 'with the name' | 'after the description' | 'with the heading';

export interface ScoreContext {
  readonly facts: DocumentFacts;
  readonly reading: PriceReading;
  /** Enough units are priced for a missing price to mean something; and prices are on lines of text. */
  readonly manyPrices: boolean;
  readonly ownPrices: boolean;
}

export function scoreContext(facts: DocumentFacts, reading: PriceReading): ScoreContext {
  const manyPrices = facts.priced > 0.12 && reading !== 'with the heading';
  return { facts, reading, manyPrices, ownPrices: manyPrices && facts.pricedInLine > 0.12 };
}
