import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Ocr } from '../ocr/create-ocr.ts';
import type { TextPage, Word } from '../positioned-text.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import { judgeTextLayer } from './judge-text-layer.ts';
import { type LayerWord, plainWord } from './layer-word.ts';
import { mergeReadings } from './merge-readings.ts';
import { openPdf } from './open-pdf.ts';
import { pageDrawing } from './page-drawing.ts';
import { pageWords } from './page-words.ts';
import { picturedPage } from './pictured-page.ts';
import type { OperatorList } from './shown-text.ts';

export interface ReadPdfOptions {
  /** Loads OCR, for pages without a usable text layer; called once, at the first such page. */
  readonly ocr?: () => Promise<Ocr>;
  /** Maximum number of pages that are read; 100 by default. A number and not a time, so that a busy machine reads the same menu. */
  readonly maxPages?: number;
  readonly onPage?: (page: number, pages: number) => void;
}

/** No menu has so many pages, and each costs memory, read or not. */
const MAX_PAGES = 1000;
/** Points; assumed for a page that cannot be opened. */
const A4 = { width: 595, height: 842 };

/**
 * Reads the words of a PDF with place and look, page by page, in points. Pages without a usable text layer are rendered and read by OCR; if
 * that fails, the page says that it was left out. The pictures of a page are decoded only then.
 *
 * @throws UnreadableSource where the file is encrypted, damaged or has over a thousand pages
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<TextPage[]> {
  const document = await openPdf(bytes);
  try {
    const { maxPages = 100, onPage } = options;
    const { numPages } = document;
    if (numPages > MAX_PAGES) {
      throw new UnreadableSource('too large', `the PDF has ${numPages} pages; a menu has at most ${MAX_PAGES}`);
    }
    const last = Math.min(numPages, maxPages);
    const readPicture = pictureReader(bytes, options);
    const pages: TextPage[] = [];
    for (let number = 1; number <= last; number++) {
      pages.push(await readPage(document, number, readPicture).catch((error) => damagedPage(number, error)));
      onPage?.(number, last);
    }
    const beyond = `at most ${maxPages} pages of a document are read`;
    for (let number = last + 1; number <= numPages; number++) pages.push(unopened(number, beyond));
    return pages;
  } finally {
    await document.destroy();
  }
}

/** @param pictures areas of the pictures of the page, as shares of it */
type ReadPicture = (number: number, pictures: readonly number[], isLevel: boolean) => Promise<TextPage | string>;

async function readPage(document: PDFDocumentProxy, number: number, readPicture: ReadPicture): Promise<TextPage> {
  const page = await document.getPage(number);
  try {
    return await readOpenPage(page, number, readPicture);
  } finally {
    page.cleanup();
  }
}

function damagedPage(number: number, error: unknown): TextPage {
  if (error instanceof UnreadableSource) throw error;
  const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
  return unopened(number, `the page is damaged (${why})`);
}

const unopened = (page: number, leftOut: string): TextPage => ({ page, ...A4, words: [], how: 'text layer', leftOut });

async function readOpenPage(page: PDFPageProxy, number: number, readPicture: ReadPicture): Promise<TextPage> {
  const operators = await page.getOperatorList();
  const words = await pageWords(page, operators);
  const { width, height } = page.getViewport({ scale: 1 });
  const drawing = pageDrawing(operators);
  const layer = judgeTextLayer(words, drawing, width * height);
  const own: TextPage = { page: number, width, height, words: words.map(plainWord), how: 'text layer' };
  const turn = quarterTurn(words);
  if (layer === 'good' && turn !== 0) return turned(page, operators, own, turn);
  if (layer === 'good' || layer === 'blank') return own;
  const shares = drawing.pictures.map((area) => area / (width * height));
  const seen = await readPicture(number, shares, layer === 'suspect');
  if (typeof seen === 'string') return { ...own, leftOut: seen };
  return layer === 'none' ? seen : { ...seen, words: mergeReadings(words, seen.words) };
}

/** Minimum share of a page's letters in one direction; less is a page with some turned words. */
const MIN_ONE_WAY = 0.8;
/** A word or two alone may be an ornament. */
const MIN_WORDS = 3;

/** Degrees clockwise by which nearly all of a page is turned without the file saying so: 0, 90, 180 or 270. */
function quarterTurn(words: readonly LayerWord[]): number {
  const letters = [0, 0, 0, 0];
  for (const { angle, text } of words) {
    const quarter = (Math.round(angle / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + text.length;
  }
  const most = letters.indexOf(Math.max(...letters));
  const all = letters.reduce((sum, count) => sum + count, 0);
  return words.length >= MIN_WORDS && (letters[most] ?? 0) >= MIN_ONE_WAY * all ? 90 * most : 0;
}

async function turned(page: PDFPageProxy, operators: OperatorList, own: TextPage, turn: number): Promise<TextPage> {
  const rotation = (page.rotate - turn + 360) % 360;
  const { width, height } = page.getViewport({ scale: 1, rotation });
  const words = await pageWords(page, operators, rotation);
  return { ...own, width, height, words: words.map(plainWord) };
}

function pictureReader(bytes: Uint8Array, { ocr }: ReadPdfOptions): ReadPicture {
  let reader: Promise<Ocr> | undefined;
  return async (number, pictures, isLevel) => {
    if (!ocr) return 'the page must be read as a picture';
    reader ??= ocr();
    try {
      const { read } = await reader;
      const drawn = await picturedPage(bytes, number, pictures);
      return inPoints(await read(drawn, number, { isLevel }), drawn.scale);
    } catch (error) {
      if (error instanceof UnreadableSource && error.reason === 'needs ocr') return error.message;
      throw error;
    }
  };
}

function inPoints(page: TextPage, scale: number): TextPage {
  const points = (word: Word): Word => ({
    ...word,
    x: word.x / scale,
    y: word.y / scale,
    w: word.w / scale,
    h: word.h / scale,
    size: word.size / scale,
  });
  return { ...page, width: page.width / scale, height: page.height / scale, words: page.words.map(points) };
}
