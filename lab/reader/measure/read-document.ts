import { readFileSync } from 'node:fs';
import { kindOfName } from '@menu-data-service/menu-reader/formats';
import { decodeHtml } from '@menu-data-service/menu-reader/src/read/decode-html';
import { readImage } from '@menu-data-service/menu-reader/src/read/image/read-image';
import { createOcr, type Ocr } from '@menu-data-service/menu-reader/src/read/ocr/create-ocr';
import { readPdf } from '@menu-data-service/menu-reader/src/read/pdf/read-pdf';
import type { TextPage } from '@menu-data-service/menu-reader/src/read/positioned-text';
import { keptIn } from '../../kept-in.ts';

export type ReadDocument = { readonly html: string } | { readonly pages: readonly TextPage[] };

/** Reads documents; pages are kept in `cache`, where one is given, so that OCR runs once. */
export function createDocumentReader(cache: string | undefined): (file: string) => Promise<ReadDocument> {
  let reader: Promise<Ocr> | undefined;
  const ocr = (): Promise<Ocr> => {
    reader ??= createOcr();
    return reader;
  };
  const kept = keptIn<readonly TextPage[]>(cache);
  return async (file) => {
    const bytes = readFileSync(file);
    if (kindOfName(file) === 'html') return { html: decodeHtml(bytes) };
    const read = async () =>
      kindOfName(file) === 'pdf' ? readPdf(bytes, { ocr }) : [await readImage(bytes, await ocr())];
    return { pages: await kept(bytes, read) };
  };
}
