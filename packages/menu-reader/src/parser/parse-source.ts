import {
  MAX_DESCRIPTION,
  MAX_ITEMS,
  MAX_LETTERS,
  MAX_MENUS,
  MAX_NAME,
  MAX_NOTES,
  MAX_PRICES,
  MAX_REMARK,
  MAX_SECTIONS,
  truncate,
} from '@menu-data-service/menu-model/bounds';
import { type DraftDocument, type DraftItem, itemsOf } from '@menu-data-service/menu-model/draft-menu';
import type { TaughtLine } from '@menu-data-service/menu-model/taught-line';
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
import type { DrawnSource, SourceToParse } from './messages.ts';

/** Refuses a draft that is too large for a menu, and truncates long texts. @throws UnreadableSource with the reason 'too large' */
export function withinDraftLimits(draft: DraftDocument): DraftDocument {
  const { menus, notes } = draft;
  const sections = menus.flatMap((menu) => menu.sections);
  const items = itemsOf(menus);
  refuseMore('shows', menus.length, MAX_MENUS, 'menus');
  refuseMore('shows', sections.length, MAX_SECTIONS, 'sections');
  refuseMore('shows', items.length, MAX_ITEMS, 'dishes');
  const headings = [...menus, ...sections].map(({ name }) => name);
  const text = [...notes, ...headings, ...items.flatMap(({ name, description }) => [name, description ?? ''])];
  refuseMore(
    'has',
    text.reduce((sum, { length: own }) => sum + own, 0),
    MAX_LETTERS,
    'letters of text',
  );
  const review: string[] = draft.review.slice(0, MAX_NOTES).map((reason) => truncate(reason, MAX_REMARK));
  const heading = (name: string) => cut(name, MAX_NAME, `the heading "${name.slice(0, 60)}…"`, review);
  const kept = notes.slice(0, MAX_NOTES);
  if (kept.length < notes.length) {
    review.push(`the document has ${notes.length} notes; only the first ${MAX_NOTES} are kept`);
  }
  return {
    ...draft,
    notes: kept.map((note) => cut(note, MAX_DESCRIPTION, `the note "${note.slice(0, 60)}…"`, review)),
    menus: menus.map((menu) => ({
      name: heading(menu.name),
      sections: menu.sections.map(({ name, items }) => ({ name: heading(name), items: items.map(withinItemLimits) })),
    })),
    review,
  };
}

function refuseMore(how: 'shows' | 'has', count: number, max: number, what: string): void {
  if (count > max) throw new UnreadableSource('too large', `it ${how} ${count} ${what}; at most ${max} are accepted`);
}

function withinItemLimits(item: DraftItem): DraftItem {
  const review: string[] = item.review.map((reason) => truncate(reason, MAX_REMARK));
  const { words } = item.stated;
  const { description, prices } = item;
  if (prices.length > MAX_PRICES) {
    review.push(`price: ${prices.length} are printed; only the first ${MAX_PRICES} are kept`);
  }
  return {
    ...item,
    name: cut(item.name, MAX_NAME, 'the name', review),
    description: description === null ? null : cut(description, MAX_DESCRIPTION, 'the description', review),
    prices: prices.slice(0, MAX_PRICES).map(({ label, price }) => ({
      label: label === null ? null : truncate(label, MAX_REMARK),
      price,
    })),
    stated: words
      ? {
          ...item.stated,
          words: Object.fromEntries(Object.entries(words).map(([fact, said]) => [fact, truncate(said, MAX_REMARK)])),
        }
      : item.stated,
    review,
  };
}

function cut(text: string, max: number, what: string, review: string[]): string {
  const kept = truncate(text, max);
  if (kept.length < text.length) {
    review.push(`${what} has ${text.length} letters; only the first ${kept.length} are kept`);
  }
  return kept;
}

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
 * Explains how a document was understood: a drawing (SVG) of the pages of a PDF or picture, a list of the lines of a web page. In this
 * process and without limits of memory and time.
 *
 * @throws UnreadableSource where it cannot be read
 */
export async function explainSource(source: SourceToParse, options: ReadSourceOptions): Promise<string> {
  const read = await readSource(source, options);
  return read.kind === 'html' ? withDepthLimit(() => explainHtml(read.html)) : explainPages(read.pages);
}

/**
 * Reads a document once for its draft and a drawing to display beside it. In this process and without limits of memory and time.
 *
 * @param read replaces `readSource`
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
 * Reads a page or document of a website with its links. In this process and without limits of memory and time.
 *
 * @throws UnreadableSource where it cannot be read or is too large for a menu
 */
export async function readSitePage(source: SourceToParse, options: ReadSourceOptions): Promise<SitePage> {
  const read = await readSource(source, options);
  const draft = draftOf(read);
  return withDepthLimit(() => sitePage(read, draft));
}

/** The tree of a page is walked recursively, so elements nested thousands deep overflow the stack. */
function withDepthLimit<Result>(recognise: () => Result): Result {
  try {
    return recognise();
  } catch (error) {
    if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error;
    throw new UnreadableSource('over limit', 'the elements of the page are nested too deeply', { cause: error });
  }
}
