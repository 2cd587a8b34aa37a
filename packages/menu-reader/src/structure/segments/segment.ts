import type { PriceToken } from '../price/price-token.ts';
import type { HtmlOrigin } from './html-origin.ts';

/** Text in one style on one baseline. */
export interface Run {
  text: string;
  /** What is between it and the run before: a space or nothing. */
  space: string;
  x: number;
  x1: number;
  size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: string;
  readonly font: string;
  /** Of its weakest character; 1 where nothing was recognised from a picture. */
  confidence: number;
  /** Identity of the style; runs of one key look alike. */
  styleKey: string;
  readonly html?: HtmlOrigin;
}

/** Text on one baseline without a wide gap; the unit of layout. Built in steps, hence not read-only. */
export interface Segment {
  readonly page: number;
  x: number;
  x1: number;
  readonly y: number;
  size: number;
  text: string;
  runs: Run[];
  /** Prices, where the segment is nothing else; null for text. */
  price: PriceToken[] | null;
  /** A size label in the place of a price. */
  isLabel: boolean;
  /** Price cells that belong to this text. */
  cells: Segment[];
  /** Distance to the line before in type sizes, where the reader knows it better than y does. */
  readonly gap?: number;
}

/** Left and right end of a text with its price cells. */
export const leftOf = (segment: Segment): number => Math.min(segment.x, ...segment.cells.map((cell) => cell.x));
export const rightOf = (segment: Segment): number => Math.max(segment.x1, ...segment.cells.map((cell) => cell.x1));
