import type { PriceToken } from '../price/price-token.ts';
import type { HtmlOrigin } from '../segments/html-origin.ts';

/**
 * Place of a unit's prices: in a cell of their own after or before the text, within the text, or on a line of their own (then the unit has no
 * text).
 */
export type PricePlace = 'cell' | 'cellBefore' | 'inline' | 'alone';

export interface LinePlace {
  readonly block: number;
  readonly line: number;
  readonly gap: number;
}

/** Piece of a line in one style without the prices of the line: the bearer of a role. Built in steps, hence mutable. */
export interface Unit extends LinePlace {
  text: string;
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
  readonly sameLine: boolean;
  readonly wide: boolean;
  readonly afterPrice: boolean;
  readonly dash: boolean;
  prices: PriceToken[];
  place: PricePlace | null;
  codes: string[];
  confidence: number;
  sizeLabels: boolean;
  html?: HtmlOrigin;
  record?: RecordPlace;
}

export function addPrices(unit: Unit, prices: readonly PriceToken[], place: PricePlace): void {
  if (!prices.length) return;
  unit.prices.push(...prices);
  unit.place ??= place;
}

export const isPriceAlone = ({ text, prices }: Unit): boolean => !text && prices.length > 0;

interface RecordPlace {
  readonly record: number;
  /** From 0 among the texts of the record; -1 for a unit without text. */
  readonly position: number;
}
