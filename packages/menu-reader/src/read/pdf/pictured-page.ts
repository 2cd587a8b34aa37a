import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Raster } from '../ocr/raster.ts';
import { openPdf } from './open-pdf.ts';

/** Limits for all pictures of a page together, and for one: 60 megapixels is A2 at 300 dpi. */
const PAGE_SAMPLES = 120_000_000;
const PICTURE_SAMPLES = 60_000_000;
/** Minimum share of the page. Smaller pictures are decorations, however many there are. */
const LARGE_PICTURE = 0.01;

/**
 * Renders one page with its pictures. The PDF is opened for this page alone, so that nothing of its pictures stays in memory; on a page with
 * many, pictures that exceed their share are skipped.
 *
 * @param pictures areas of the pictures of the page, as shares of it
 */
export async function picturedPage(bytes: Uint8Array, number: number, pictures: readonly number[]): Promise<DrawnPage> {
  const large = pictures.filter((share) => share > LARGE_PICTURE).length;
  const document = await openPdf(bytes, Math.min(PICTURE_SAMPLES, Math.floor(PAGE_SAMPLES / Math.max(1, large))));
  try {
    return await renderPage(document, await document.getPage(number));
  } finally {
    await document.destroy();
  }
}

/** 150 dpi; 100, 150 and 200 are read equally well. */
const USUAL_SCALE = 150 / 72;

/** Pixels. At 150 dpi posters would take hundreds of megabytes, and very small pages could not be read. */
const MAX_LONG_SIDE = 2600;
const MIN_LONG_SIDE = 1200;

interface Canvas {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly context: { getImageData(x: number, y: number, w: number, h: number): { readonly data: Uint8ClampedArray } };
}

export interface DrawnPage extends Raster {
  readonly scale: number;
}

export async function renderPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const long = Math.max(width, height);
  const scale = Math.max(MIN_LONG_SIDE / long, Math.min(USUAL_SCALE, MAX_LONG_SIDE / long));
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as { create(w: number, h: number): Canvas; destroy(canvas: Canvas): void };
  const drawing = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  try {
    const { canvas, context } = drawing;
    // the types of pdf.js know only the canvas of browsers
    const target = { canvas, canvasContext: context } as unknown as Pick<
      Parameters<PDFPageProxy['render']>[0],
      'canvas' | 'canvasContext'
    >;
    await page.render({ ...target, viewport, background: '#ffffff' }).promise;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data: withoutAlpha(data), width: canvas.width, height: canvas.height, scale };
  } finally {
    factory.destroy(drawing);
  }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
