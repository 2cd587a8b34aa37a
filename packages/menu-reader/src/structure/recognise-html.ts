import type { DraftDocument } from '../draft-menu.ts';
import { readerModel } from '../model/load-model.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { DRAWN_BY_SCRIPT } from '../site-page.ts';
import type { TaughtLine } from '../taught-line.ts';
import { draftEmbedded } from './draft-embedded.ts';
import { isDrawnByScript } from './html/drawn-by-script.ts';
import { embeddedMenus } from './html/embedded/embedded-menus.ts';
import { lineSegments } from './html/line-segments.ts';
import { isControl } from './html/page-chrome.ts';
import { BLOCK_TAGS } from './html/tags.ts';
import { childElements, type Page, parsePage } from './html/tree.ts';
import { visualLines } from './html/visual-lines.ts';
import { LINE_STEPS, WEB_MENU_STEPS, WEB_UNIT_STEPS } from './html/web-steps.ts';
import { documentCurrency } from './price/document-currency.ts';
import { priceRegime } from './price/price-regime.ts';
import { readUnits } from './read-units.ts';
import type { DocumentReading, Reading, UnitsToRead } from './reading.ts';
import { reviewDocument } from './review/review-document.ts';
import type { TreeElement } from './segments/html-origin.ts';
import { type LeftOut, NOTHING_LEFT_OUT, runSteps } from './step.ts';
import { buildUnits } from './units/build-units.ts';

/**
 * Menus of a web page: from data embedded in it where that holds the menu and nobody taught its lines, else from its visible text. Pure.
 *
 * @param leftOut names of steps to do without, to see what they earn
 */
export const recogniseHtml = (html: string, leftOut: LeftOut = NOTHING_LEFT_OUT): DraftDocument =>
  readHtml(html, [], leftOut).draft;

/** The reading of the visible text of a page by what a person taught, and the menus of the page. */
export function readHtml(
  html: string,
  taught: readonly TaughtLine[],
  leftOut: LeftOut = NOTHING_LEFT_OUT,
): { readonly reading: DocumentReading; readonly draft: DraftDocument } {
  const { input, draft } = openHtml(html, leftOut);
  const reading = readUnits(input, readerModel(), taught);
  return { reading: ofPage(reading), draft: draft(reading) };
}

/** The units of a web page, and the way from a reading of them to its draft. */
export interface OpenHtml {
  readonly input: UnitsToRead;
  readonly draft: (reading: Reading) => DraftDocument;
}

/** @param leftOut names of steps to do without */
export function openHtml(html: string, leftOut: LeftOut = NOTHING_LEFT_OUT): OpenHtml {
  const page = parsePage(html);
  const { input, currency } = unitsOf(page, leftOut);
  return { input, draft: (reading) => draftOf(page, ofPage(reading), currency, leftOut) };
}

const ofPage = (reading: Reading): DocumentReading => ({ ...reading, pages: [] });

function draftOf(page: Page, reading: DocumentReading, currency: string | null, leftOut: LeftOut): DraftDocument {
  const { notes, taught } = reading;
  const embedded = draftEmbedded(embeddedMenus(page, leftOut), {
    visible: reading,
    visibleText: page.body.text,
    currency,
  });
  if (embedded && !taught.length) return embedded;
  const { menus: reviewed, doubt, review } = reviewDocument(reading);
  const menus = runSteps(WEB_MENU_STEPS, reviewed, undefined, leftOut);
  if (!menus.length && isDrawnByScript(page))
    return { menus, currency, notes: [...notes, DRAWN_BY_SCRIPT], review: [DRAWN_BY_SCRIPT], doubt, taught };
  return { menus, currency, notes, review, doubt, taught };
}

/** The units of the visible text of a page, and the currency it shows. */
function unitsOf(page: Page, leftOut: LeftOut): { readonly input: UnitsToRead; readonly currency: string | null } {
  const blocks = runSteps(LINE_STEPS, visualLines(page.body, leftOut), undefined, leftOut);
  const texts = blocks.flat().flatMap((line) => line.cells.map((cell) => cell.map((run) => run.text).join(' ')));
  const lineTexts = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  const regime = priceRegime(lineTexts);
  const units = buildUnits(lineSegments(blocks), regime, leftOut);
  const input = {
    units: runSteps(WEB_UNIT_STEPS, units, undefined, leftOut),
    pricesFirst: false,
    boxes: false,
    lineTexts,
    otherTexts: shortTexts(page.body),
    leftOut,
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

/**
 * The reading of the visible text of a page, whatever data is embedded in it.
 *
 * @param model instead of that of the package
 */
export const readVisible = (html: string, model: ReaderModel = readerModel()): DocumentReading =>
  ofPage(readUnits(openHtml(html).input, model));
