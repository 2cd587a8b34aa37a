import { openPdf } from './open-pdf.ts';
import { type DrawnPage, renderPage } from './render-page.ts';

/** Of all pictures of a page together, and of one: 60 megapixels is A2 at 300 dpi. */
const PAGE_SAMPLES = 120_000_000;
const PICTURE_SAMPLES = 60_000_000;
/** As a share of the page. Smaller pictures are decorations, however many there are. */
const LARGE_PICTURE = 0.01;

/**
 * Renders one page with its pictures. The PDF is opened for this page alone, so that nothing of its pictures stays in memory;
 * where the page has many of them, those are left out that would take more than their share.
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
