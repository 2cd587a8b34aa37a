import { readFileSync } from 'node:fs';
import { labelledUnits } from '../../src/structure/read-by-model.ts';
import type { DraftDocument } from '../../src/draft-menu.ts';
import type { Reading } from '../../src/structure/reading.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { draftPages, readPages } from '../../src/structure/recognise-pages.ts';
import type { TextPage } from '../../src/read/positioned-text.ts';
import { findDocuments, type LabelledDocument } from '../ingest-measure/find-documents.ts';
import { createDocumentReader, type ReadDocument } from '../ingest-measure/read-document.ts';
import { alignRoles } from './align-roles.ts';
import { foldOf, isSetAside } from './folds.ts';
import type { Lesson } from './train-models.ts';

/** A labelled document with what is read of it, and the role of each unit. */
export interface Example extends Lesson {
  /** The rules were made on it, so that they look better on it than they are. */
  readonly known: boolean;
  readonly document: LabelledDocument;
  /** "pdf", "pdf by OCR", "html", "image". */
  readonly kind: string;
  /** The reading by rules of the pages that the answer speaks of, and the way from a reading to its draft. */
  readonly byRules: Reading;
  readonly draft: (reading: Reading) => DraftDocument;
}

/**
 * Examples from a folder.
 * @param cache keeps what was read of PDFs and pictures
 * @param known names of documents that the rules were made on
 * @param keep whether to take a document that is set aside, or one that is not
 */
export async function examplesOf(
  folder: string,
  cache: string,
  known: ReadonlySet<string>,
  keep: (setAside: boolean) => boolean = (setAside) => !setAside,
): Promise<Example[]> {
  const read = createDocumentReader(cache);
  const examples: Example[] = [];
  for (const document of findDocuments(folder)) {
    const { id, gold } = document;
    const group = gold.source?.repo ?? id;
    if (!keep(!known.has(id) && gold.source !== undefined && isSetAside(group))) continue;
    try {
      const source = onGoldPages(await read(document.file), gold.goldPages);
      const { byRules, draft } = 'html' in source ? openHtml(source.html) : openPages(source.pages);
      const units = labelledUnits(byRules);
      const labels = alignRoles(
        units.map(({ unit }) => unit),
        gold,
      );
      examples.push({ document, kind: kindOf(gold.kind, source), byRules, draft, units, labels, known: known.has(id), weight: 1, fold: foldOf(group) });
    } catch (error) {
      console.error(`${id} was not read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return examples;
}

function openPages(pages: readonly TextPage[]): Pick<Example, 'byRules' | 'draft'> {
  const byRules = readPages(pages);
  return { byRules, draft: (reading) => draftPages(pages, byRules, reading) };
}

const kindOf = (kind: string, source: ReadDocument): string =>
  kind === 'pdf' && 'pages' in source && source.pages.every((page) => page.how === 'ocr') ? 'pdf by OCR' : kind;

const onGoldPages = (source: ReadDocument, pages: readonly number[] | null | undefined): ReadDocument =>
  'html' in source ? source : { pages: source.pages.filter(({ page }) => !pages || pages.includes(page)) };

/** Names of documents, one a line. */
export const namesIn = (file: string | undefined): Set<string> =>
  new Set(file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
