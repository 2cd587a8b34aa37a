import type { ReaderModel } from '../../src/model/reader-model.ts';
import { readUnits } from '../../src/structure/read-units.ts';
import { bestOf } from '../../src/structure/recognise-pages.ts';
import { scoreDocument } from '../ingest-measure/score-document.ts';
import type { MeasuredDocument } from '../ingest-measure/summary-table.ts';
import type { Example } from './examples.ts';

/** Reads a document with a model, as it is shown and without review, and scores it. */
export function measureExample({ document, kind, ways }: Example, model: ReaderModel): MeasuredDocument {
  const start = performance.now();
  const readings = ways.map((way) => readUnits(way, model));
  const reading = bestOf(readings, 'html' in document.source ? [] : document.source.pages);
  const milliseconds = performance.now() - start;
  const { menus, notes } = reading;
  const { id, gold, setAside } = document;
  const score = scoreDocument(gold, { menus, notes, currency: null, review: [], doubt: 0 });
  return { id, kind, layout: gold.layout ?? '-', setAside, score, review: [], doubt: 0, milliseconds };
}
