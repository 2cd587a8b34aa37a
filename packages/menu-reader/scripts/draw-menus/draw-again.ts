import sharp from 'sharp';
import { openPdf } from '../../src/read/pdf/open-pdf.ts';
import { type DrawnPage, renderPage } from '../../src/read/pdf/render-page.ts';
import type { GoldDocument } from '../ingest-measure/gold.ts';
import { createChance } from './chance.ts';
import type { DrawnDocument } from './draw-document.ts';
import { drawFaults, PHOTOS, SCANS } from './raster/faults.ts';
import { type PicturePage, picturesInPdf } from './raster/pictures-in-pdf.ts';
import { spoil } from './raster/spoil.ts';

/** Of one picture of a page, as many as an A2 page has at 300 dpi. */
const SAMPLES = 60_000_000;

/** A PDF with its answer. */
interface LabelledPdf {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly gold: GoldDocument;
}

/** A labelled PDF once more as a scan or photograph of its pages, in a PDF, with the same answer. The same seed gives the same bytes. */
export async function drawAgain(
  { id, bytes: pdf, gold }: LabelledPdf,
  kind: 'scan' | 'photo',
  seed: number,
): Promise<DrawnDocument> {
  const chance = createChance(seed, `faults of ${id}`);
  const faults = drawFaults(chance, chance.pick(kind === 'scan' ? SCANS : PHOTOS));
  const pages: PicturePage[] = [];
  for (const page of await renderedPages(pdf, gold.goldPages)) {
    const { bytes } = await spoil(await png(page), faults, seed);
    pages.push({ picture: bytes, width: page.width / page.scale });
  }
  const own = `${kind}-of-${id}`;
  return {
    id: own,
    file: `${own}.pdf`,
    bytes: await picturesInPdf(pages),
    gold: { ...gold, ocr: true, goldPages: null },
  };
}

/** The pages that the answer speaks of, or all. */
async function renderedPages(pdf: Uint8Array, wanted: readonly number[] | null | undefined): Promise<DrawnPage[]> {
  const document = await openPdf(pdf, SAMPLES);
  try {
    const numbers = wanted ?? Array.from({ length: document.numPages }, (_, i) => i + 1);
    const pages: DrawnPage[] = [];
    for (const number of numbers) pages.push(await renderPage(document, await document.getPage(number)));
    return pages;
  } finally {
    await document.destroy();
  }
}

const png = ({ data, width, height }: DrawnPage): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
