import type { ReaderModel } from '@menu-data-service/menu-reader/src/model/reader-model';
import { WEB_MENU_STEPS } from '@menu-data-service/menu-reader/src/structure/html/web-steps';
import { readVisible } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import { readPages } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import { DOCUMENT_FEATURES } from '@menu-data-service/menu-reader/src/structure/review/document-features';
import { valuesOf } from '@menu-data-service/menu-reader/src/structure/review/feature';
import { ITEM_FEATURES } from '@menu-data-service/menu-reader/src/structure/review/item-features';
import { itemsToReview } from '@menu-data-service/menu-reader/src/structure/review/item-to-review';
import { NOTHING_LEFT_OUT, runSteps } from '@menu-data-service/menu-reader/src/structure/step';
import { priceMatches, sectionMatches } from '@menu-data-service/menu-reader/test/measure/match-items';
import { type DocumentScore, scoreDocument } from '@menu-data-service/menu-reader/test/measure/score-document';
import { kindOf } from '../measure/measure-document.ts';
import type { DocumentToMeasure } from '../measure/read-document.ts';
import type { LabelledRow } from './fit-logistic.ts';

export interface DocumentRow extends LabelledRow {
  readonly f1: number;
}

/** Document in the form of the models, with its reading quality and that of its dishes. */
export interface Example {
  readonly restaurant: string;
  readonly kind: string;
  readonly row: DocumentRow;
  readonly items: readonly LabelledRow[];
}

/** Item F1 below which a document needs a person. */
const WEAK = 0.9;

/**
 * Reads the visible text of a document, without embedded data, and compares it with its answer.
 *
 * @param model that did not learn from the document
 */
export function exampleOf(document: DocumentToMeasure, model: ReaderModel): Example {
  const { source, gold } = document;
  const reading = 'html' in source ? readVisible(source.html, model) : readPages(source.pages, NOTHING_LEFT_OUT, model);
  const menus = 'html' in source ? runSteps(WEB_MENU_STEPS, reading.menus, undefined, NOTHING_LEFT_OUT) : reading.menus;
  const score = scoreDocument(gold, { menus });
  const wrong = wrongItems(score);
  return {
    restaurant: gold.source?.repo ?? document.id,
    kind: kindOf(document),
    row: { values: valuesOf(DOCUMENT_FEATURES, reading), bad: score.f1 < WEAK, f1: score.f1 },
    // copies of a dish that were folded are in no draft
    items: itemsToReview(reading).flatMap((dish) => {
      const bad = wrong.get(dish.item);
      return bad === undefined ? [] : [{ values: valuesOf(ITEM_FEATURES, dish), bad }];
    }),
  };
}

/** Whether the name, price or heading of each dish of the draft is wrong. */
function wrongItems({ items }: DocumentScore): ReadonlyMap<unknown, boolean> {
  const wrong = new Map<unknown, boolean>(items.draft.map(({ item }) => [item, true]));
  for (const { gold, draft } of items.pairs) {
    const there = gold.section.name === null || sectionMatches(gold.section, draft.section);
    wrong.set(draft.item, !there || !priceMatches(gold.item, draft.item.price));
  }
  return wrong;
}
