import { readFileSync } from 'node:fs';
import type { DraftDocument } from '../../src/draft-menu.ts';
import { seeUnits } from '../../src/structure/read-units.ts';
import type { Reading, UnitsToRead } from '../../src/structure/reading.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import { findDocuments, type LabelledDocument } from '../ingest-measure/find-documents.ts';
import { createDocumentReader, type ReadDocument } from '../ingest-measure/read-document.ts';
import { alignRoles } from './align-roles.ts';
import { foldOf, isSetAside } from './folds.ts';
import type { Lesson } from './train-models.ts';

/** A labelled document with what there is to learn from it, and how it is read by a model or, for null, by rules. */
export interface Example {
  readonly document: LabelledDocument;
  /** "pdf", "pdf by OCR", "html", "image". */
  readonly kind: string;
  /** The rules were made on it, so that they look better on it than they are. */
  readonly known: boolean;
  readonly fold: number;
  /** One for each way to cut its pages into blocks. */
  readonly lessons: readonly Lesson[];
  readonly ways: readonly UnitsToRead[];
  readonly draft: (reading: Reading) => DraftDocument;
}

/** What a unit of a document weighs in training, against 1 for one of a drawn page. */
const REAL_WEIGHT = 5;
const KNOWN_WEIGHT = 4;

/** Which documents to take, and where to keep what was read of PDFs and pictures. */
export interface ExampleChoice {
  readonly cache: string;
  /** Names of documents that the rules were made on. */
  readonly known: ReadonlySet<string>;
  /** Whether to take the documents that are set aside, or the others. */
  readonly setAside: boolean;
}

/** Examples from a folder. Documents without a source are drawn pages, of which none is set aside. */
export async function examplesOf(folder: string, { cache, known, setAside }: ExampleChoice): Promise<Example[]> {
  const read = createDocumentReader(cache);
  const examples: Example[] = [];
  for (const document of findDocuments(folder)) {
    const { id, gold } = document;
    const repository = gold.source?.repo;
    const aside = repository !== undefined && !known.has(id) && isSetAside(repository);
    if (aside !== setAside) continue;
    try {
      const source = onGoldPages(await read(document.file), gold.goldPages);
      const opened = 'html' in source ? openPage(source.html) : openPages(source);
      const fold = foldOf(repository ?? gold.layout ?? id);
      const { ways } = opened;
      const weight = (repository === undefined ? 1 : known.has(id) ? KNOWN_WEIGHT : REAL_WEIGHT) / ways.length;
      const lessons = ways.map((way): Lesson => {
        const units = seeUnits(way.units);
        return { units, labels: alignRoles(way.units, gold), weight, fold };
      });
      examples.push({ document, kind: kindOf(gold.kind, source), known: known.has(id), fold, lessons, ...opened });
    } catch (error) {
      console.error(`${id} was not read: ${error instanceof Error ? error.message : error}`);
    }
  }
  return examples;
}

type Opened = Pick<Example, 'ways' | 'draft'>;

function openPage(html: string): Opened {
  const { input, draft } = openHtml(html);
  return { ways: [input], draft };
}

const openPages = ({ pages }: Extract<ReadDocument, { readonly pages: unknown }>): Opened => ({
  ways: waysToRead(pages),
  draft: ({ menus, notes }) => ({ menus, notes, currency: null, review: [], score: 0 }),
});

const kindOf = (kind: string, source: ReadDocument): string =>
  kind === 'pdf' && 'pages' in source && source.pages.every((page) => page.how === 'ocr') ? 'pdf by OCR' : kind;

const onGoldPages = (source: ReadDocument, pages: readonly number[] | null | undefined): ReadDocument =>
  'html' in source ? source : { pages: source.pages.filter(({ page }) => !pages || pages.includes(page)) };

/** Names of documents, one a line. */
export const namesIn = (file: string | undefined): Set<string> =>
  new Set(file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
