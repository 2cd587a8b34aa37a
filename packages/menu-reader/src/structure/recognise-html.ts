import type { DraftDocument } from '../draft-menu.ts';
import { readerModel } from '../model/load-model.ts';
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
import { isControl } from './html/page-chrome.ts';
import { markRecords } from './html/records.ts';
import { BLOCK_TAGS } from './html/tags.ts';
import { markTitleClasses } from './html/title-classes.ts';
import { childElements, type Page, parsePage } from './html/tree.ts';
import { visualLines } from './html/visual-lines.ts';
import { documentCurrency } from './price/document-currency.ts';
import { priceRegime } from './price/price-regime.ts';
import { readUnits } from './read-units.ts';
import type { Reading, UnitsToRead } from './reading.ts';
import { documentReview } from './review/document-review.ts';
import type { TreeElement } from './segments/html-origin.ts';
import { buildUnits } from './units/build-units.ts';

/** Menus of a web page: from data embedded in it where that holds the menu, else from its visible text. Pure. */
export function recogniseHtml(html: string): DraftDocument {
  const { input, draft } = openHtml(html);
  return draft(readUnits(input, readerModel()));
}

/** The units of a web page, and the way from a reading of them to its draft. */
export interface OpenHtml {
  readonly input: UnitsToRead;
  readonly draft: (reading: Reading) => DraftDocument;
}

export function openHtml(html: string): OpenHtml {
  const page = parsePage(html);
  const { input, currency } = unitsOf(page);
  return { input, draft: (reading) => draftOf(page, reading, currency) };
}

function draftOf(page: Page, reading: Reading, currency: string | null): DraftDocument {
  const embedded = draftEmbedded(embeddedMenus(page), { visible: reading, visibleText: page.body.text, currency });
  if (embedded) return embedded;
  const { notes, coherence } = reading;
  const menus = foldRepeats(reading.menus);
  if (!coherence.items && isDrawnByScript(page))
    return { menus, currency, notes: [...notes, DRAWN_BY_SCRIPT], review: [DRAWN_BY_SCRIPT], score: 0 };
  return { menus, currency, notes, review: documentReview(coherence), score: coherence.score };
}

/** The units of the visible text of a page, and the currency it shows. */
function unitsOf(page: Page): { readonly input: UnitsToRead; readonly currency: string | null } {
  const blocks = withoutDishNumbers(visualLines(page.body)).map(withoutColumnHeads).map(withOtherScripts);
  const texts = blocks.flat().flatMap((line) => line.cells.map((cell) => cell.map((run) => run.text).join(' ')));
  const lineTexts = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const regime = priceRegime(lineTexts);
  const units = pairColumns(menuPart(buildUnits(lineSegments(blocks), regime)));
  markTitleClasses(units);
  markRecords(units);
  const input = {
    units: settleCardPrices(namesBelow(units)),
    pricesFirst: false,
    boxes: false,
    lineTexts,
    otherTexts: shortTexts(page.body),
  };
  return { input, currency: documentCurrency(lineTexts) };
}

/** Longer texts are no legends. */
const LEGEND_LENGTH = 400;

/** Texts of the innermost elements of a page, its foot and sidebars included. */
function shortTexts(element: TreeElement): string[] {
  if (isControl(element)) return [];
  const children = childElements(element).filter((child) => BLOCK_TAGS.has(child.tag));
  if (children.length) return children.flatMap(shortTexts);
  const text = element.text.replace(/\s+/g, ' ').trim();
  return text && text.length < LEGEND_LENGTH ? [text] : [];
}

/** The reading of the visible text of a page, whatever data is embedded in it. */
export const readVisible = (html: string): Reading => readUnits(openHtml(html).input, readerModel());
