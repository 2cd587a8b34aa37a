import { isDeepStrictEqual } from 'node:util';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
import { readerModel } from '../model/load-model.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { leftOutInWords, pagesLeftOut } from '../read/pages-left-out.ts';
import type { TextPage } from '../read/positioned-text.ts';
import { attachPrices } from './layout/attach-prices.ts';
import { BLOCK_STEPS, LAYOUTS, type Layout } from './layout/block-steps.ts';
import { buildSegments } from './layout/build-segments.ts';
import { SIZE_RATIOS } from './layout/even-sizes.ts';
import { documentCurrency } from './price/document-currency.ts';
import { type PriceRegime, priceRegime } from './price/price-regime.ts';
import { readUnits } from './read-units.ts';
import type { DocumentReading, Reading, UnitsToRead } from './reading.ts';
import { reviewDocument } from './review/review-document.ts';
import type { Segment } from './segments/segment.ts';
import { enabledSteps, type LeftOut, NOTHING_LEFT_OUT, runSteps } from './step.ts';
import { buildUnits } from './units/build-units.ts';

const PREFERENCE = 0.01;

/**
 * Menus from the words of pages (PDF text layers or OCR). Pure and deterministic.
 *
 * @param leftOut names of steps to skip, to measure their effect
 */
export function recognisePages(pages: readonly TextPage[], leftOut: LeftOut = NOTHING_LEFT_OUT): DraftDocument {
  return draftOfPages(readPages(pages, leftOut));
}

export function draftOfPages(reading: DocumentReading): DraftDocument {
  const { pages, notes, taught } = reading;
  const { menus, doubt, review } = reviewDocument(reading);
  const leftOut = pagesLeftOut(pages);
  return {
    ...{ menus, currency: currencyOfPages(pages), notes, review: [...leftOut.map(leftOutInWords), ...review] },
    ...(leftOut.length && { leftOut }),
    ...{ doubt, taught },
  };
}

export const currencyOfPages = (pages: readonly TextPage[]): string | null =>
  documentCurrency(pages.map(({ words }) => words.map(({ text }) => text).join(' ')));

/**
 * Best reading of the pages with all its units and roles, for inspection.
 *
 * @param model replaces that of the package
 * @param taught corrections of lines by a person
 */
export function readPages(
  pages: readonly TextPage[],
  leftOut: LeftOut = NOTHING_LEFT_OUT,
  model: ReaderModel = readerModel(),
  taught: readonly TaughtLine[] = [],
): DocumentReading {
  const ways = waysToRead(pages, leftOut);
  // all ways may cut a page of one column alike
  const alike = ways.map((way) => ways.findIndex((other) => isDeepStrictEqual(other, way)));
  const readings: Reading[] = [];
  ways.forEach((way, i) => {
    readings.push(readings[alike[i] ?? i] ?? readUnits(way, model, taught));
  });
  return bestReading(readings, pages);
}

export function bestReading(readings: readonly Reading[], pages: readonly TextPage[]): DocumentReading {
  const chosen = readings.reduce((best, other) =>
    other.coherence.score > best.coherence.score + PREFERENCE ? other : best,
  );
  return { ...chosen, ways: readings.flatMap(({ ways }) => ways), pages };
}

export function waysToRead(pages: readonly TextPage[], leftOut: LeftOut = NOTHING_LEFT_OUT): UnitsToRead[] {
  const layouts = enabledSteps(LAYOUTS, leftOut);
  if (!layouts.length) throw new Error('no way to cut a page into blocks is left');
  const ratios = pages.some((page) => page.how === 'ocr') ? SIZE_RATIOS : SIZE_RATIOS.slice(0, 1);
  return ratios.flatMap((ratio) => {
    const segments = pages.map((page) => buildSegments(page, ratio, leftOut));
    const regime = priceRegime(segments.flat().map(({ text }) => text));
    return layouts.map((layout) => unitsOf(segments.map(copied), layout, regime, leftOut));
  });
}

const copied = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => ({ ...segment, runs: segment.runs.map((run) => ({ ...run })), cells: [...segment.cells] }));

function unitsOf(
  segmentsByPage: readonly (readonly Segment[])[],
  layout: Layout,
  regime: PriceRegime,
  leftOut: LeftOut,
): UnitsToRead {
  let pricesFirst = 0;
  const blocks = segmentsByPage.flatMap((segments) => {
    // integers alone are prices only where the document prints bare prices
    for (const segment of segments) {
      const bare = segment.price?.length && segment.price.every((token) => token.form === 'integer');
      if (bare && !regime.integerCell) segment.price = null;
    }
    const attached = attachPrices(segments);
    if (attached.pricesFirst) pricesFirst++;
    return runSteps(BLOCK_STEPS, layout.cut(attached.segments), undefined, leftOut);
  });
  return {
    units: buildUnits(blocks, regime, leftOut),
    pricesFirst: pricesFirst > segmentsByPage.length / 2,
    boxes: true,
    leftOut,
  };
}
