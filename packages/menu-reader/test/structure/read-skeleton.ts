import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DraftDocument } from '@menu-data-service/menu-model/draft-menu';
import { memoize } from '@menu-data-service/menu-model/memoize';
import { readerModel } from '../../src/model/load-model.ts';
import { readUnits } from '../../src/structure/read-units.ts';
import type { DocumentReading, UnitsToRead } from '../../src/structure/reading.ts';
import { openHtml } from '../../src/structure/recognise-html.ts';
import { bestReading, draftOfPages, waysToRead } from '../../src/structure/recognise-pages.ts';
import type { GoldDocument } from '../measure/gold.ts';
import { type DocumentScore, scoreDocument } from '../measure/score-document.ts';
import { unpackPages } from './packed-pages.ts';

/** Beside the sources; compiled, this file is in build/test/structure. */
const SKELETONS = fileURLToPath(new URL('../../../test/skeletons', import.meta.url));
const END = '.gold.json';

export const SKELETON_IDS: readonly string[] = readdirSync(SKELETONS)
  .filter((name) => name.endsWith(END))
  .map((name) => name.slice(0, -END.length))
  .sort();

export interface ReadDocument {
  /** One per layout. */
  readonly inputs: readonly UnitsToRead[];
  readonly reading: DocumentReading;
  readonly draft: DraftDocument;
}

export interface ReadSkeleton extends ReadDocument {
  readonly score: DocumentScore;
}

/** Reads a skeleton by the name of its files. */
export const readSkeleton = memoize((id): ReadSkeleton => {
  const gold = JSON.parse(readFileSync(`${SKELETONS}/${id}${END}`, 'utf8')) as GoldDocument;
  const read = id.startsWith('web')
    ? readPage(readFileSync(`${SKELETONS}/${id}.html`, 'utf8'))
    : readPaper(readFileSync(`${SKELETONS}/${id}.pages.json`, 'utf8'));
  return { ...read, score: scoreDocument(gold, read.draft) };
});

function readPage(html: string): ReadDocument {
  const { input, draft } = openHtml(html);
  const reading = { ...readUnits(input, readerModel()), pages: [] };
  return { inputs: [input], reading, draft: draft(reading) };
}

function readPaper(packed: string): ReadDocument {
  const pages = unpackPages(packed);
  const inputs = waysToRead(pages);
  const reading = bestReading(
    inputs.map((input) => readUnits(input, readerModel())),
    pages,
  );
  return { inputs, reading, draft: draftOfPages(reading) };
}
