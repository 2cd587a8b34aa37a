import type { PriceToken } from '../price/price-token.ts';
import type { Run, Segment } from '../segments/segment.ts';
import type { LinePlace, Unit } from './unit.ts';

interface WaitingPrices {
  readonly place: LinePlace;
  readonly waiting: readonly PriceToken[];
  readonly waitingCodes: readonly string[];
}

/** Unit of prices on a line without any text, with the codes beside them. */
export function priceAlone(segment: Segment, y: number, { place, waiting, waitingCodes }: WaitingPrices): Unit {
  const [run] = segment.runs;
  return {
    text: '',
    rawText: '',
    page: segment.page,
    ...place,
    x: segment.x,
    x1: segment.x1,
    y,
    size: segment.size,
    weight: 400,
    italic: false,
    colour: run?.colour ?? '',
    styleKey: 'price',
    sameLine: false,
    wide: false,
    afterPrice: false,
    dash: false,
    prices: [...waiting],
    place: 'alone',
    codes: [...waitingCodes],
    confidence: lowest(segment.runs),
    sizeLabels: false,
    ...(run?.html ? { html: run.html } : {}),
  };
}

export const lowest = (runs: readonly Run[]): number => Math.min(1, ...runs.map((run) => run.confidence));
