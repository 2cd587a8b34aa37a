import type { TextPage } from '../positioned-text.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import { openPdf } from './open-pdf.ts';
import { pageWords } from './page-words.ts';

export interface ReadPdfOptions {
  /** Pages a document may have; 100 unless said. */
  readonly maxPages?: number;
  /** Called after each page. */
  readonly onPage?: (page: number, pages: number) => void;
}

/**
 * Reads the text layer of a PDF: runs of text with place and look, page by page.
 *
 * @throws UnreadableSource where the file is encrypted, damaged or has too many pages
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<TextPage[]> {
  const document = await openPdf(bytes);
  try {
    const { maxPages = 100, onPage } = options;
    if (document.numPages > maxPages) {
      throw new UnreadableSource('too large', `the PDF has ${document.numPages} pages; at most ${maxPages} are read`);
    }
    const pages: TextPage[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const words = await pageWords(page, await page.getOperatorList());
      const { width, height } = page.getViewport({ scale: 1 });
      pages.push({ page: number, width, height, words, how: 'text layer' });
      page.cleanup();
      onPage?.(number, document.numPages);
    }
    return pages;
  } finally {
    await document.destroy();
  }
}
