import type { DraftDocument } from '../draft-menu.ts';
import { type ReadSource, type ReadSourceOptions, readSource } from '../read/read-source.ts';
import { UnreadableSource } from '../read/unreadable-source.ts';
import type { SitePage } from '../site-page.ts';
import { drawPages, explainPages } from '../structure/explain.ts';
import { explainHtml } from '../structure/explain-html.ts';
import { sitePage } from '../structure/read-site-page.ts';
import type { DocumentReading } from '../structure/reading.ts';
import { readHtml } from '../structure/recognise-html.ts';
import { draftOfPages, readPages } from '../structure/recognise-pages.ts';
import { drawnLines } from '../structure/taught/drawn-lines.ts';
import type { TaughtLine } from '../taught-line.ts';
import { withinDraftLimits } from './draft-limits.ts';
import type { DrawnSource, SourceToParse } from './messages.ts';

/**
 * Reads a document and recognises its structure, in this process and without limits of memory and time.
 *
 * @throws UnreadableSource where it cannot be read or is too large for a menu
 */
export async function parseSource(source: SourceToParse, options: ReadSourceOptions): Promise<DraftDocument> {
  return draftOf(await readSource(source, options), source.taught);
}

const draftOf = (read: ReadSource, taught: readonly TaughtLine[] = []): DraftDocument =>
  withinDraftLimits(understood(read, taught).draft);

interface Understood {
  readonly reading: DocumentReading;
  readonly draft: DraftDocument;
}

function understood(read: ReadSource, taught: readonly TaughtLine[]): Understood {
  if (read.kind === 'html') return withDepthLimit(() => readHtml(read.html, taught));
  const reading = readPages(read.pages, undefined, undefined, taught);
  return { reading, draft: draftOfPages(reading) };
}

/**
 * Shows how a document was understood: a drawing (SVG) of the pages of a PDF or picture, a list of the lines of a web
 * page. In this process and without limits of memory and time.
 *
 * @throws UnreadableSource where it cannot be read
 */
export async function explainSource(source: SourceToParse, options: ReadSourceOptions): Promise<string> {
  const read = await readSource(source, options);
  return read.kind === 'html' ? withDepthLimit(() => explainHtml(read.html)) : explainPages(read.pages);
}

/**
 * Reads a document once for its draft and a drawing to be shown beside it. In this process and without limits of memory and time.
 *
 * @param read in place of `readSource`
 * @throws UnreadableSource where it cannot be read or is too large for a menu
 */
export async function drawSource(
  source: SourceToParse,
  options: ReadSourceOptions,
  read = readSource,
): Promise<DrawnSource> {
  const { reading, draft } = understood(await read(source, options), source.taught ?? []);
  const pages = reading.pages.length ? drawPages(reading) : null;
  return { draft: withinDraftLimits(draft), lines: drawnLines(reading), pages };
}

/**
 * Reads a page or document of a website with what it leads to. In this process and without limits of memory and time.
 *
 * @throws UnreadableSource where it cannot be read or is too large for a menu
 */
export async function readSitePage(source: SourceToParse, options: ReadSourceOptions): Promise<SitePage> {
  const read = await readSource(source, options);
  const draft = draftOf(read);
  return withDepthLimit(() => sitePage(read, draft));
}

/** The tree of a page is walked recursively, so that elements nested thousands deep overflow the stack. */
function withDepthLimit<Result>(recognise: () => Result): Result {
  try {
    return recognise();
  } catch (error) {
    if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error;
    throw new UnreadableSource('over limit', 'the elements of the page are nested too deeply', { cause: error });
  }
}
