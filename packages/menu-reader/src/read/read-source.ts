import { decodeHtml } from './decode-html.ts';
import { sourceKind } from './media-type.ts';
import { nestingDepth } from './nesting-depth.ts';
import type { Ocr } from './ocr/create-ocr.ts';
import type { TextPage } from './positioned-text.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** Browsers stop at 512; the rest allows for missing end tags. */
const MAX_NESTING = 5000;

export interface UnreadSource {
  readonly bytes: Uint8Array;
  /** Content-Type as the sender gave it; only its charset is trusted. */
  readonly mediaType?: string;
}

export interface ReadSourceOptions {
  readonly ocr: () => Promise<Ocr>;
  readonly onPage?: (page: number, pages: number) => void;
}

export type ReadSource =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'pdf' | 'image'; readonly pages: readonly TextPage[] };

/**
 * Reads a PDF, an HTML page or a picture, depending on its content.
 *
 * @throws UnreadableSource where it is none of these, cannot be read or has no text
 */
export async function readSource(source: UnreadSource, { ocr, onPage }: ReadSourceOptions): Promise<ReadSource> {
  const { bytes, mediaType } = source;
  const kind = await sourceKind(bytes, mediaType);
  if (kind === 'html') return { kind, html: withinDepth(decodeHtml(bytes, mediaType)) };
  // the libraries are large, and most documents need only one of them
  if (kind === 'pdf') {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    return withText({ kind, pages: await readPdf(bytes, { ocr, ...(onPage && { onPage }) }) });
  }
  const { readImage } = await import('./image/read-image.ts');
  const page = await readImage(bytes, await ocr());
  onPage?.(1, 1);
  return withText({ kind, pages: [page] });
}

function withinDepth(html: string): string {
  if (nestingDepth(html) <= MAX_NESTING) return html;
  throw new UnreadableSource('over limit', 'the elements of the page are nested too deeply');
}

function withText(read: { readonly kind: 'pdf' | 'image'; readonly pages: readonly TextPage[] }): ReadSource {
  if (read.pages.some(({ words }) => words.length > 0)) return read;
  const leftOut = read.pages.find((page) => page.leftOut)?.leftOut;
  if (leftOut) throw new UnreadableSource('no text', leftOut);
  throw new UnreadableSource('no text', read.kind === 'pdf' ? 'the PDF shows no text' : 'the picture shows no text');
}
