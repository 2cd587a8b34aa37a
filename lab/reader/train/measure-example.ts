import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { readUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import { bestOf } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import { scoreDocument } from '@menu-data-service/menu-reader/test/measure/score-document';
import type { MeasuredDocument } from '../measure/summary-table.ts';
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
  const [layout, restaurant] = [gold.layout ?? '-', gold.source?.repo ?? id];
  return { id, kind, layout, restaurant, setAside, score, review: [], doubt: 0, milliseconds };
}
