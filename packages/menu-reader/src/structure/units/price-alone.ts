import type { PriceToken } from '../price/price-token.ts';
import type { Run, Segment } from '../segments/segment.ts';
import type { LinePlace } from './line-place.ts';
import type { Unit } from './unit.ts';

/** A unit of prices that are on a line without any text, with the codes beside them. */
export function priceAlone(
  segment: Segment,
  y: number,
  place: LinePlace,
  { waiting, waitingCodes }: { readonly waiting: readonly PriceToken[]; readonly waitingCodes: readonly string[] },
): Unit {
  const html = segment.runs[0]?.html;
  return {
    text: '',
    rawText: '',
    page: segment.page,
    block: place.block,
    line: place.line,
    x: segment.x,
    x1: segment.x1,
    y,
    size: segment.size,
    weight: 400,
    italic: false,
    colour: segment.runs[0]?.colour ?? '',
    styleKey: 'price',
    sameLine: false,
    wide: false,
    afterPrice: false,
    dash: false,
    prices: [...waiting],
    place: 'alone',
    codes: [...waitingCodes],
    gap: place.gap,
    confidence: lowest(segment.runs),
    sizeLabels: false,
    ...(html ? { html } : {}),
  };
}

/** The least confidence of the runs. */
export const lowest = (runs: readonly Run[]): number => Math.min(1, ...runs.map((run) => run.confidence));
