import { readFileSync } from 'node:fs';
import { kindOfName } from '@menu-data-service/menu-model/formats';
import { decodeHtml } from '@menu-data-service/menu-reader/src/read/decode-html';
import { readImage } from '@menu-data-service/menu-reader/src/read/image/read-image';
import { createOcr, type Ocr } from '@menu-data-service/menu-reader/src/read/ocr/create-ocr';
import { readPdf } from '@menu-data-service/menu-reader/src/read/pdf/read-pdf';
import type { TextPage } from '@menu-data-service/menu-reader/src/read/positioned-text';
import { fileCache } from '../../file-cache.ts';
import type { LabelledDocument } from './find-documents.ts';

/** Labelled document with its words, on the pages that the answer covers. */
export interface DocumentToMeasure extends LabelledDocument {
  readonly source: { readonly html: string } | { readonly pages: readonly TextPage[] };
}

export type DocumentReader = (document: LabelledDocument) => Promise<DocumentToMeasure>;

/** Reads documents; pages are kept in `cache`, if given, so that OCR runs once. */
export function createDocumentReader(cache: string | undefined): DocumentReader {
  let reader: Promise<Ocr> | undefined;
  const ocr = (): Promise<Ocr> => {
    reader ??= createOcr();
    return reader;
  };
  const kept = fileCache<readonly TextPage[]>(cache);
  return async (document) => {
    const { file, gold } = document;
    const bytes = readFileSync(file);
    if (kindOfName(file) === 'html') return { ...document, source: { html: decodeHtml(bytes) } };
    const read = async () =>
      kindOfName(file) === 'pdf' ? readPdf(bytes, { ocr }) : [await readImage(bytes, await ocr())];
    const pages = await kept(bytes, read);
    return { ...document, source: { pages: pages.filter(({ page }) => gold.goldPages?.includes(page) ?? true) } };
  };
}
