import { LAYOUTS } from '@menu-data-service/menu-reader/src/structure/layout/block-steps';
import { readByRules } from '@menu-data-service/menu-reader/src/structure/read-by-rules';
import { seeUnits } from '@menu-data-service/menu-reader/src/structure/read-units';
import type { UnitsToRead } from '@menu-data-service/menu-reader/src/structure/reading';
import { openHtml } from '@menu-data-service/menu-reader/src/structure/recognise-html';
import { waysToRead } from '@menu-data-service/menu-reader/src/structure/recognise-pages';
import { kindOf } from '../measure/measure-document.ts';
import type { DocumentToMeasure } from '../measure/read-document.ts';
import { foldOf } from '../measure/restaurant-folds.ts';
import { alignRoles } from './align-roles.ts';
import { FOLDS, type Lesson } from './lesson.ts';

export interface Example {
  readonly document: DocumentToMeasure;
  /** "pdf", "pdf by OCR", "html", "image". */
  readonly kind: string;
  /** Undefined for a drawn page. */
  readonly restaurant: string | undefined;
  readonly fold: number;
  /** One per layout of its pages, in the first size of letters. */
  readonly lessons: readonly Lesson[];
  readonly ways: readonly UnitsToRead[];
}

/** Weight of a unit in training: one written by a restaurant counts more than one that was drawn, or that made the rules. */
export const WEIGHTS = { written: 5, known: 1.5, again: 2, drawn: 1 } as const;

/** Documents without a source are drawn pages: one layout of these says as much as all, one letter size as much as the others. */
export function exampleOf(document: DocumentToMeasure, unitWeight: number): Example {
  const { id, gold, source } = document;
  const restaurant = gold.source?.repo;
  const ways = 'html' in source ? [openHtml(source.html).input] : waysToRead(source.pages);
  const fold = foldOf(restaurant ?? gold.layout ?? id, FOLDS);
  const learned = ways.slice(0, restaurant === undefined ? 1 : LAYOUTS.length);
  const weight = unitWeight / learned.length;
  const lessons = learned.map(
    (input): Lesson => ({
      input,
      gold,
      units: seeUnits(input.units, readByRules(input)),
      labels: alignRoles(input.units, gold),
      weight,
      fold,
      restaurant,
    }),
  );
  return { document, kind: kindOf(document), restaurant, fold, lessons, ways };
}
