import type { DraftDocument } from '../draft-menu.ts';
import { READER_MODEL } from '../model/load-model.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { draftEmbedded } from './draft-embedded.ts';
import { settleCardPrices } from './html/card-prices.ts';
import { withoutColumnHeads } from './html/column-heads.ts';
import { pairColumns } from './html/column-prices.ts';
import { withoutDishNumbers } from './html/dish-numbers.ts';
import { DRAWN_BY_SCRIPT, isDrawnByScript } from './html/drawn-by-script.ts';
import { embeddedMenus } from './html/embedded/embedded-menus.ts';
import { foldRepeats } from './html/fold-repeats.ts';
import { lineSegments } from './html/line-segments.ts';
import { menuPart } from './html/menu-part.ts';
import { namesBelow } from './html/names-below.ts';
import { withOtherScripts } from './html/other-scripts.ts';
import { markRecords } from './html/records.ts';
import { BLOCK_TAGS } from './html/tags.ts';
import { markTitleClasses } from './html/title-classes.ts';
import { childElements, type Page, parsePage } from './html/tree.ts';
import { visualLines } from './html/visual-lines.ts';
import { priceRegime } from './price/price-regime.ts';
import { betterReading, isLongEnough, readByModel } from './read-by-model.ts';
import { readUnits } from './read-units.ts';
import type { Reading } from './reading.ts';
import { documentReview } from './review/document-review.ts';
import type { TreeElement } from './segments/html-origin.ts';
import { buildUnits } from './units/build-units.ts';

/**
 * Menus of a web page: from data embedded in it where that holds the menu, else from its visible text. Pure.
 * @param model null reads by rules alone
 */
export function recogniseHtml(html: string, model: ReaderModel | null = READER_MODEL): DraftDocument {
  const { byRules, draft } = openHtml(html);
  return draft(bestOfPage(byRules, model));
}

/** Of a page read by rules and by the model, the better reading. */
export const bestOfPage = (byRules: Reading, model: ReaderModel | null): Reading =>
  model && isLongEnough(byRules) ? betterReading(byRules, readByModel(byRules, model)) : byRules;

/** A web page read by rules, and the way from a reading of it to its draft. */
export interface OpenHtml {
  readonly byRules: Reading;
  readonly draft: (reading: Reading) => DraftDocument;
}

export function openHtml(html: string): OpenHtml {
  const page = parsePage(html);
  return { byRules: readPage(page), draft: (reading) => draftOf(page, reading) };
}

function draftOf(page: Page, reading: Reading): DraftDocument {
  const embedded = draftEmbedded(embeddedMenus(page), reading);
  if (embedded) return embedded;
  const { notes, coherence } = reading;
  const menus = foldRepeats(reading.menus);
  if (!coherence.items && isDrawnByScript(page))
    return { menus, notes: [...notes, DRAWN_BY_SCRIPT], review: [DRAWN_BY_SCRIPT], score: 0 };
  return { menus, notes, review: documentReview(coherence), score: coherence.score };
}

/** The best reading of the visible text of a page. */
function readPage(page: Page): Reading {
  const blocks = withoutDishNumbers(visualLines(page.body)).map(withoutColumnHeads).map(withOtherScripts);
  const texts = blocks.flat().flatMap((line) => line.cells.map((cell) => cell.map((run) => run.text).join(' ')));
  const lineTexts = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const regime = priceRegime(lineTexts);
  const units = pairColumns(menuPart(buildUnits(lineSegments(blocks), regime)));
  markTitleClasses(units);
  markRecords(units);
  return readUnits({
    units: settleCardPrices(namesBelow(units)),
    pricesFirst: false,
    boxes: false,
    lineTexts,
    otherTexts: shortTexts(page.body),
  });
}

/** Longer texts are no legends. */
const LEGEND_LENGTH = 400;

/** Texts of the innermost elements of a page, its foot and sidebars included. */
function shortTexts(element: TreeElement): string[] {
  const children = childElements(element).filter((child) => BLOCK_TAGS.has(child.tag));
  if (children.length) return children.flatMap(shortTexts);
  const text = element.text.replace(/\s+/g, ' ').trim();
  return text && text.length < LEGEND_LENGTH ? [text] : [];
}
