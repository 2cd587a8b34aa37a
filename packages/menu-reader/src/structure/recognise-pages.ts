import type { DraftDocument } from '../draft-menu.ts';
import { READER_MODEL } from '../model/load-model.ts';
import type { ReaderModel } from '../model/reader-model.ts';
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
import { priceRegime } from './price/price-regime.ts';
import { betterReading, isLongEnough, readByModel } from './read-by-model.ts';
import { readUnits } from './read-units.ts';
import type { Reading } from './reading.ts';
import { agreement } from './review/agreement.ts';
import { documentReview } from './review/document-review.ts';
import type { Segment } from './segments/segment.ts';
import { buildUnits } from './units/build-units.ts';

type Layout = (segments: readonly Segment[]) => Segment[][];

/** Ways to cut a page into blocks; the first wins where two read equally well. */
const LAYOUTS: readonly Layout[] = [riverBlocks, linkedBlocks];
const PREFERENCE = 0.01;

/**
 * Menus from the words of pages (PDF text layers or pictures read by OCR). Pure; the same words give the same answer.
 * @param model null reads by rules alone
 */
export const recognisePages = (pages: readonly TextPage[], model: ReaderModel | null = READER_MODEL): DraftDocument =>
  draftWays(pages, waysToRead(pages), model);

/** The draft of pages that the rules have read in several ways. */
export function draftWays(
  pages: readonly TextPage[],
  byRules: readonly Reading[],
  model: ReaderModel | null,
): DraftDocument {
  const { menus, notes, coherence, agreed: alike } = bestOfWays(byRules, model);
  return { menus, notes, review: documentReview(coherence, alike, pages), score: coherence.score };
}

/** A reading and how far all ways to read the pages agree with it. */
interface PagesReading extends Reading {
  readonly agreed: number;
}

/** The best reading of the pages with all its units and roles, for those who want to see how it came about. */
export const readPages = (pages: readonly TextPage[]): PagesReading => bestOfWays(waysToRead(pages), READER_MODEL);

/** Of the ways that the rules read the pages in, the one that hangs together best once the model has given the roles. */
function bestOfWays(byRules: readonly Reading[], model: ReaderModel | null): PagesReading {
  const best = mostCoherent(byRules);
  if (!model || !isLongEnough(best)) return agreed(best, byRules);
  const byModel = byRules.map((reading) => readByModel(reading, model));
  const chosen = betterReading(best, mostCoherent(byModel));
  return agreed(chosen, byModel.includes(chosen) ? byModel : byRules);
}

const mostCoherent = (readings: readonly Reading[]): Reading =>
  readings.reduce((best, other) => (other.coherence.score > best.coherence.score + PREFERENCE ? other : best));

const agreed = (chosen: Reading, ways: readonly Reading[]): PagesReading => ({
  ...chosen,
  agreed: agreement(
    chosen.menus,
    ways.map(({ menus }) => menus),
  ),
});

/** The pages read by rules, once for each way to cut them into blocks. */
export function waysToRead(pages: readonly TextPage[]): Reading[] {
  const ratios = pages.some((page) => page.how === 'ocr') ? SIZE_RATIOS : SIZE_RATIOS.slice(0, 1);
  return ratios.flatMap((ratio) => LAYOUTS.map((layout) => readWith(pages, layout, ratio)));
}

function readWith(pages: readonly TextPage[], layout: Layout, sizeRatio: number): Reading {
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
  return readUnits({
    units: buildUnits(blocks, regime),
    pricesFirst: pricesFirst > pages.length / 2,
    boxes: true,
  });
}
