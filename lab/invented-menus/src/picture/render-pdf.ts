import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

/** Pixels per point, as at 150 dpi, up to a maximum side. */
const SCALE = 150 / 72;
const MAX_LENGTH = 2600;

/** Rendered page; its width in points. */
export interface RenderedPage {
  readonly png: Uint8Array;
  readonly width: number;
}

interface Canvas {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly context: { getImageData(x: number, y: number, w: number, h: number): { readonly data: Uint8ClampedArray } };
}

const LIBRARY = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), sep);

/** Renders the pages of a PDF on white: the wanted ones, numbered from 1, or all. Uses no font of the machine. */
export async function renderPdf(
  bytes: Uint8Array,
  wanted?: readonly number[] | null,
): Promise<readonly RenderedPage[]> {
  const pdf = await getDocument({
    // a copy, because pdf.js takes ownership of the buffer
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    cMapUrl: join(LIBRARY, 'cmaps', sep),
    standardFontDataUrl: join(LIBRARY, 'standard_fonts', sep),
    wasmUrl: join(LIBRARY, 'wasm', sep),
  }).promise;
  try {
    const pages: RenderedPage[] = [];
    for (const number of wanted ?? Array.from({ length: pdf.numPages }, (_one, index) => index + 1)) {
      pages.push(await render(await pdf.getPage(number), pdf.canvasFactory));
    }
    return pages;
  } finally {
    await pdf.destroy();
  }
}

async function render(page: PDFPageProxy, canvases: object): Promise<RenderedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(SCALE, MAX_LENGTH / Math.max(width, height)) });
  const factory = canvases as { create(w: number, h: number): Canvas; destroy(canvas: Canvas): void };
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
    const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
    return { png: await sharp(data, { raw }).png().toBuffer(), width };
  } finally {
    factory.destroy(drawing);
  }
}
