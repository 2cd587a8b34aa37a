import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { readUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import { bestReading } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import { measureDocument } from '../measure/measure-document.ts';
import type { MeasuredDocument } from '../measure/summary-table.ts';
import type { Example } from './examples.ts';

/** Reads the visible text of a document with a model, without review, and scores it. */
export const measureExample = ({ document, ways }: Example, model: ReaderModel): MeasuredDocument =>
  measureDocument(document, () => {
    const readings = ways.map((way) => readUnits(way, model));
    const { menus } = bestReading(readings, 'html' in document.source ? [] : document.source.pages);
    return { menus, review: [], doubt: 0 };
  });
