import type { PriceToken } from '../price/price-token.ts';
import type { HtmlOrigin } from '../segments/html-origin.ts';

/**
 * Where a unit's prices were: in a cell of their own after or before the text, within the text, or on a line of their own
 * (then the unit has no text).
 */
export type PricePlace = 'cell' | 'cellBefore' | 'inline' | 'alone';

/** Where a line is. */
export interface LinePlace {
  /** Numbers of its block and of the line in the document. */
  readonly block: number;
  readonly line: number;
  /** Distance to the line before in type sizes; 9 at the top of a block. */
  readonly gap: number;
}

/** A piece of a line in one style with the prices of the line taken out: what gets a role. Built in steps. */
export interface Unit extends LinePlace {
  text: string;
  /** With the signs at its ends. */
  rawText: string;
  readonly page: number;
  readonly x: number;
  x1: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: string;
  readonly styleKey: string;
  /** Another unit is before it on the line. */
  readonly sameLine: boolean;
  /** A wide gap is before it on the line. */
  readonly wide: boolean;
  /** A price is before it on the line. */
  readonly afterPrice: boolean;
  /** A dash or colon sets it off from the unit before. */
  readonly dash: boolean;
  prices: PriceToken[];
  place: PricePlace | null;
  codes: string[];
  /** Of the weakest character of text and prices. */
  confidence: number;
  /** The line is the head of a table: size labels in the place of prices. */
  sizeLabels: boolean;
  html?: HtmlOrigin;
  /** Its place in a repeated subtree of the page, see html/records.ts. */
  record?: RecordPlace;
}

export function addPrices(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  if (!prices.length) return;
  unit.prices.push(...prices);
  unit.place ??= place;
}

/** Prices on a line without any text. */
export const isPriceAlone = ({ text, prices }: Unit): boolean => !text && prices.length > 0;

interface RecordPlace {
  readonly record: number;
  /** From 0 among the texts of the record; -1 for a unit without text. */
  readonly position: number;
}
