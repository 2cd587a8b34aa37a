import type { PriceToken } from '../price/price-token.ts';
import type { HtmlOrigin } from './html-origin.ts';

export interface Run {
  text: string;
  /** Separator from the previous run: a space or nothing. */
  space: string;
  x: number;
  x1: number;
  size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: string;
  readonly font: string;
  confidence: number;
  styleKey: string;
  readonly html?: HtmlOrigin;
}

/** Text on one baseline without a wide gap; the unit of layout. Built in steps, hence mutable. */
export interface Segment {
  readonly page: number;
  x: number;
  x1: number;
  readonly y: number;
  size: number;
  text: string;
  runs: Run[];
  price: PriceToken[] | null;
  isLabel: boolean;
  cells: Segment[];
  /** Distance to the previous line in type sizes, if known more exactly than by y. */
  readonly gap?: number;
}

export const leftOf = (segment: Segment): number => Math.min(segment.x, ...segment.cells.map((cell) => cell.x));
export const rightOf = (segment: Segment): number => Math.max(segment.x1, ...segment.cells.map((cell) => cell.x1));
