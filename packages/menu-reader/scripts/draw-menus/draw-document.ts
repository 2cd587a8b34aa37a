import type { Browser } from './browser/open-browser.ts';
import { createChance } from './chance.ts';
import { drawContent } from './content/menu.ts';
import type { DrawnContent } from './content/types.ts';
import { goldOf } from './gold.ts';
import { drawPaperFamily, type PaperFamily, paperFamilyName } from './paper/family.ts';
import { drawPdf } from './paper/pdfkit/draw-pdf.ts';
import { drawPrint } from './paper/print/draw-print.ts';
import { drawFaults, PHOTOS, SCANS } from './raster/faults.ts';
import { picturesInPdf } from './raster/pictures-in-pdf.ts';
import { spoil } from './raster/spoil.ts';
import { drawWeb } from './web/draw-web.ts';
import { drawWebFamily, webFamilyName } from './web/family.ts';

export interface DrawnDocument {
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly gold: Readonly<Record<string, unknown>>;
}

const idOf = (kind: string, seed: number): string => `${kind}-${String(seed).padStart(6, '0')}`;

/** A web page with its answer. The same seed gives the same bytes. */
export function drawWebDocument(seed: number, heldOut: boolean): DrawnDocument {
  const family = drawWebFamily(createChance(seed, 'family'), heldOut);
  const size = createChance(seed, 'size');
  const sections = Number(
    size.weighted({ 1: 16, 2: 14, 3: 10, 4: 10, 5: 8, 6: 8, 7: 6, 8: 6, 9: 6, 11: 5, 13: 4, 17: 3 }),
  );
  const dishes = Math.round(sections * size.between(3, 8) + size.between(2, 8));
  const content = drawContent(createChance(seed, 'content'), { sections, dishes });
  const { html, run } = drawWeb(createChance(seed, 'look'), content, family);
  const id = idOf('web', seed);
  const file = `${id}.html`;
  const gold = goldOf(
    content,
    { run, kind: 'html', ocr: false, layout: family.arrangement, family: webFamilyName(family) },
    file,
  );
  return { id, file, bytes: new TextEncoder().encode(html), gold };
}

interface Paper {
  readonly family: PaperFamily;
  readonly content: DrawnContent;
  readonly layout: string;
}

function drawPaper(seed: number, heldOut: boolean): Paper {
  const family = drawPaperFamily(createChance(seed, 'family'), heldOut);
  const size = createChance(seed, 'size');
  const sections = Number(size.weighted({ 1: 8, 2: 8, 3: 18, 4: 16, 5: 14, 6: 11, 7: 9, 8: 5, 9: 4, 11: 4, 13: 3 }));
  const dishes = Math.round(sections * size.between(2.5, 7) + size.between(2, 8));
  const content = drawContent(createChance(seed, 'content'), { sections, dishes }, { latin: true });
  return { family, content, layout: `${family.columns} columns, ${family.price}, ${family.text}` };
}

/** A PDF with its answer, whatever made its bytes. */
function paperDocument(
  by: 'pdf' | 'print',
  seed: number,
  bytes: Uint8Array,
  { family, content, layout }: Paper,
): DrawnDocument {
  const id = idOf(by, seed);
  const file = `${id}.pdf`;
  const about = { run: null, kind: 'pdf', ocr: false, layout, family: paperFamilyName(by, family) } as const;
  return { id, file, bytes, gold: goldOf(content, about, file) };
}

/** A PDF of pdfkit with its answer. The same seed gives the same bytes. */
export async function drawPdfDocument(seed: number, heldOut: boolean): Promise<DrawnDocument> {
  const paper = drawPaper(seed, heldOut);
  const { family, content } = paper;
  const bytes = await drawPdf(createChance(seed, 'look'), content, family);
  return paperDocument('pdf', seed, bytes, paper);
}

/** A PDF that a browser prints, with its answer. */
export async function drawPrintDocument(seed: number, heldOut: boolean, browser: Browser): Promise<DrawnDocument> {
  const paper = drawPaper(seed, heldOut);
  const { family, content } = paper;
  const bytes = await browser.print(drawPrint(createChance(seed, 'look'), content, family).html);
  return paperDocument('print', seed, bytes, paper);
}

/** Points times this are as many pixels as a picture may be high. */
const LARGEST = 2600;

/** A picture of a printed page with the faults of scanners or cameras, with its answer. Half of the scans are in a PDF. */
export async function drawPictureDocument(
  seed: number,
  heldOut: boolean,
  browser: Browser,
  kind: 'scan' | 'photo',
): Promise<DrawnDocument> {
  const { family, content, layout } = drawPaper(seed, heldOut);
  const chance = createChance(seed, 'faults');
  const fault = chance.pick(kind === 'scan' ? SCANS : PHOTOS);
  const faults = drawFaults(chance, fault);
  const page = drawPrint(createChance(seed, 'look'), content, family);
  const scale = Math.min(LARGEST / page.height, Math.max(0.8, (faults.letters * 0.75) / page.smallest));
  const png = await browser.picture(page.html, { width: page.width, height: page.height, scale });
  const { bytes, extension } = await spoil(png, faults, seed);
  const inPdf = kind === 'scan' && chance.chance(0.5);
  const id = idOf(kind, seed);
  const file = `${id}.${inPdf ? 'pdf' : extension}`;
  const printed = {
    run: null,
    kind: inPdf ? 'pdf' : 'image',
    ocr: true,
    layout: `${fault}: ${layout}`,
    family: paperFamilyName(fault, family),
  } as const;
  return {
    id,
    file,
    bytes: inPdf ? await picturesInPdf([{ picture: bytes, width: page.width }]) : bytes,
    gold: goldOf(content, printed, file),
  };
}
