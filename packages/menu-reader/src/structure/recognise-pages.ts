import type { DraftDocument } from '../draft-menu.ts';
import { readerModel } from '../model/load-model.ts';
import type { TextPage } from '../read/positioned-text.ts';
import { attachPrices } from './layout/attach-prices.ts';
import { buildSegments } from './layout/build-segments.ts';
import { dropNumbers } from './layout/drop-numbers.ts';
import { SIZE_RATIOS } from './layout/even-sizes.ts';
import { linkedBlocks } from './layout/linked-blocks.ts';
import { partHeadings } from './layout/part-headings.ts';
import { rehomeCells } from './layout/rehome-cells.ts';
import { riverBlocks } from './layout/rivers.ts';
import { settleHeadings } from './layout/settle-headings.ts';
import { dropStepNumbers } from './layout/step-numbers.ts';
import { documentCurrency } from './price/document-currency.ts';
import { priceRegime } from './price/price-regime.ts';
import { readUnits } from './read-units.ts';
import type { Reading, UnitsToRead } from './reading.ts';
import { agreement } from './review/agreement.ts';
import { documentReview } from './review/document-review.ts';
import type { Segment } from './segments/segment.ts';
import { buildUnits } from './units/build-units.ts';

type Layout = (segments: readonly Segment[]) => Segment[][];

/** Ways to cut a page into blocks; the first wins where two read equally well. */
const LAYOUTS: readonly Layout[] = [riverBlocks, linkedBlocks];
const PREFERENCE = 0.01;

/** Menus from the words of pages (PDF text layers or pictures read by OCR). Pure; the same words give the same answer. */
export function recognisePages(pages: readonly TextPage[]): DraftDocument {
  const { menus, notes, coherence, agreed } = readPages(pages);
  const currency = documentCurrency(pages.map(({ words }) => words.map(({ text }) => text).join(' ')));
  return { menus, currency, notes, review: documentReview(coherence, agreed, pages), score: coherence.score };
}

/** A reading and how far all ways to read the pages agree with it. */
interface PagesReading extends Reading {
  readonly agreed: number;
}

/** The best reading of the pages with all its units and roles, for those who want to see how it came about. */
export function readPages(pages: readonly TextPage[]): PagesReading {
  const readings = waysToRead(pages).map((input) => readUnits(input, readerModel()));
  return agreed(mostCoherent(readings), readings);
}

/** The reading that hangs together best; the first of equals. */
export const mostCoherent = (readings: readonly Reading[]): Reading =>
  readings.reduce((best, other) => (other.coherence.score > best.coherence.score + PREFERENCE ? other : best));

const agreed = (chosen: Reading, ways: readonly Reading[]): PagesReading => ({
  ...chosen,
  agreed: agreement(
    chosen.menus,
    ways.map(({ menus }) => menus),
  ),
});

/** The units of the pages, once for each way to cut these into blocks. */
export function waysToRead(pages: readonly TextPage[]): UnitsToRead[] {
  const ratios = pages.some((page) => page.how === 'ocr') ? SIZE_RATIOS : SIZE_RATIOS.slice(0, 1);
  return ratios.flatMap((ratio) => LAYOUTS.map((layout) => unitsOf(pages, layout, ratio)));
}

function unitsOf(pages: readonly TextPage[], layout: Layout, sizeRatio: number): UnitsToRead {
  const segmentsByPage = pages.map((page) => dropNumbers(buildSegments(page, sizeRatio)));
  const regime = priceRegime(segmentsByPage.flat().map((segment) => segment.text));
  dropStepNumbers(segmentsByPage.flat());
  let pricesFirst = 0;
  const blocks = segmentsByPage.flatMap((segments) => {
    // integers alone are prices only where the document prints bare prices
    for (const segment of segments) {
      const bare = segment.price?.length && segment.price.every((token) => token.form === 'integer');
      if (bare && !regime.integerCell) segment.price = null;
    }
    const attached = attachPrices(segments);
    if (attached.pricesFirst) pricesFirst++;
    return settleHeadings(partHeadings(rehomeCells(layout(attached.segments))));
  });
  return {
    units: buildUnits(blocks, regime),
    pricesFirst: pricesFirst > pages.length / 2,
    boxes: true,
  };
}
