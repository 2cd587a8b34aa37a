import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfName } from '@menu-data-service/menu-reader/formats';
import { readImage } from '@menu-data-service/menu-reader/src/read/image/read-image';
import { createOcr, type Ocr } from '@menu-data-service/menu-reader/src/read/ocr/create-ocr';
import { readPdf } from '@menu-data-service/menu-reader/src/read/pdf/read-pdf';
import type { TextPage } from '@menu-data-service/menu-reader/src/read/positioned-text';
import iconv from 'iconv-lite';

export type ReadDocument = { readonly html: string } | { readonly pages: readonly TextPage[] };

/** Reads documents; pages are kept in `cache`, where one is given, so that OCR runs once. */
export function createDocumentReader(cache: string | undefined): (file: string) => Promise<ReadDocument> {
  let reader: Promise<Ocr> | undefined;
  const ocr = (): Promise<Ocr> => {
    reader ??= createOcr();
    return reader;
  };
  if (cache) mkdirSync(cache, { recursive: true });
  return async (file) => {
    const bytes = readFileSync(file);
    if (kindOfName(file) === 'html') return { html: decodePage(bytes) };
    const kept = cache && path.join(cache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
    if (kept && existsSync(kept)) return { pages: JSON.parse(readFileSync(kept, 'utf8')) as TextPage[] };
    const pages =
      kindOfName(file) === 'pdf'
        ? await readPdf(new Uint8Array(bytes), { ocr })
        : [await readImage(bytes, await ocr())];
    if (kept) writeFileSync(kept, JSON.stringify(pages));
    return { pages };
  };
}

/** By the charset the page declares, else UTF-8, else Windows-1252. */
function decodePage(bytes: Buffer): string {
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(bytes.subarray(0, 4096).toString('latin1'))?.[1];
  if (declared && iconv.encodingExists(declared)) {
    return iconv.decode(bytes, /^(?:iso-8859-1|latin1|ascii)$/i.test(declared) ? 'win1252' : declared);
  }
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? iconv.decode(bytes, 'win1252') : text;
}
