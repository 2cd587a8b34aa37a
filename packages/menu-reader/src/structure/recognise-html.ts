import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
import { readerModel } from '../model/load-model.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { DRAWN_BY_SCRIPT } from '../site-page.ts';
import { draftEmbedded } from './draft-embedded.ts';
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

/** Text shorter than this holds no menu. */
const SHORT = 600;
const MOUNT =
  '#root, #app, #__next, #__nuxt, #gatsby-focus-wrapper, [data-reactroot], [ng-app], app-root, #site-root, #SITE_CONTAINER';

/** True for a page with little text of its own that loads programs: its content comes only when they run. */
function isDrawnByScript({ dom, body }: Page): boolean {
  const scripts = dom('script[src], script[type="module"]').length;
  const asks = /enable javascript|javascript (?:is|must be) (?:required|enabled)|needs? javascript/i.test(
    dom('noscript').text(),
  );
  return body.length < SHORT && (asks || dom(MOUNT).length > 0 || scripts > 0);
}

/**
 * Menus of a web page: from embedded data if that holds the menu and nobody taught its lines, else from its visible text. Pure.
 *
 * @param leftOut names of steps to skip, to measure their effect
 */
export const recogniseHtml = (html: string, leftOut: LeftOut = NOTHING_LEFT_OUT): DraftDocument =>
  readHtml(html, [], leftOut).draft;

export function readHtml(
  html: string,
  taught: readonly TaughtLine[],
  leftOut: LeftOut = NOTHING_LEFT_OUT,
): { readonly reading: DocumentReading; readonly draft: DraftDocument } {
  const { input, draft } = openHtml(html, leftOut);
  const reading = readUnits(input, readerModel(), taught);
  return { reading: ofPage(reading), draft: draft(reading) };
}

export interface OpenHtml {
  readonly input: UnitsToRead;
  readonly draft: (reading: Reading) => DraftDocument;
}

/** @param leftOut names of steps to skip */
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
  if (embedded && !taught.length)
    return { ...embedded, menus: runSteps(WEB_MENU_STEPS, embedded.menus, undefined, leftOut) };
  const { menus: reviewed, doubt, review } = reviewDocument(reading);
  const menus = runSteps(WEB_MENU_STEPS, reviewed, undefined, leftOut);
  if (!menus.length && isDrawnByScript(page))
    return { menus, currency, notes: [...notes, DRAWN_BY_SCRIPT], review: [DRAWN_BY_SCRIPT], doubt, taught };
  return { menus, currency, notes, review, doubt, taught };
}

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

const LEGEND_LENGTH = 400;

function shortTexts(element: TreeElement): string[] {
  if (isControl(element)) return [];
  const children = childElements(element).filter((child) => BLOCK_TAGS.has(child.tag));
  if (children.length) return children.flatMap(shortTexts);
  const text = element.text.replace(/\s+/g, ' ').trim();
  return text && text.length < LEGEND_LENGTH ? [text] : [];
}

/** Reading of the visible text of a page, whatever data is embedded in it. @param model replaces that of the package */
export const readVisible = (html: string, model: ReaderModel = readerModel()): DocumentReading =>
  ofPage(readUnits(openHtml(html).input, model));
