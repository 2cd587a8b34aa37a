import { PRICE_CLASSES } from '@menu-data-service/menu-reader/src/model/prices/settle-prices';
import {
  FIRST_STAGE_COLUMNS,
  firstStageRows,
  PRICE_COLUMNS,
  type ReaderModel,
  SECOND_STAGE_COLUMNS,
  secondStageRows,
  seeDocument,
} from '@menu-data-service/menu-reader/src/model/reader-model';
import { LEARNED_ROLES } from '@menu-data-service/menu-reader/src/model/seen-unit';
import { classChances } from '@menu-data-service/menu-reader/src/model/trees';
import type { ForestOptions } from './grow-forest.ts';
import { FOLDS, type Lesson } from './lesson.ts';
import { priceLessons } from './price-lessons.ts';
import { type TrainedForests, type TrainingPlan, type TrainingRow, trainForests } from './train-forests.ts';
import { wordOddsOf } from './word-odds-of.ts';

/** Restaurants are few beside their units: leaves of many rows, shrunk towards zero, generalise. */
const FIRST_OPTIONS: ForestOptions = {
  classCount: LEARNED_ROLES.length,
  rounds: 60,
  leaves: 31,
  least: 100,
  penalty: 100,
  rate: 0.13,
  rowShare: 0.6,
  columnShare: 0.12,
  seed: 1,
};

const SECOND_OPTIONS: ForestOptions = {
  ...FIRST_OPTIONS,
  rounds: 30,
  leaves: 7,
  least: 50,
  penalty: 30,
  columnShare: 0.25,
};

const PRICE_OPTIONS: ForestOptions = {
  ...FIRST_OPTIONS,
  classCount: PRICE_CLASSES,
  leaves: 15,
  least: 20,
  penalty: 2,
  rate: 0.1,
  columnShare: 0.5,
};

/**
 * Trains one model on all lessons and one per held-out fold. The second stage learns from the first one's probabilities for lessons that it
 * did not see.
 *
 * @param from training data, in words
 * @param seeds number of forests in one
 * @param threads number of forests that grow concurrently
 */
export async function trainModels(
  lessons: readonly Lesson[],
  from: string,
  { seeds, threads }: { readonly seeds: number; readonly threads: number },
): Promise<{ readonly whole: ReaderModel; readonly folds: readonly ReaderModel[] }> {
  const planOf = (options: ForestOptions): TrainingPlan => ({ options, foldCount: FOLDS, seeds, threads });
  const others = (fold: number | null): readonly Lesson[] => lessons.filter((lesson) => lesson.fold !== fold);
  const odds = Array.from({ length: FOLDS }, (_, fold) => wordOddsOf(others(fold)));
  const seen = lessons.map(({ units, fold }) => seeDocument(units, odds[fold] ?? {}));
  const firstRows = seen.map(firstStageRows);
  const first = await trainForests(
    lessons.flatMap((lesson, i) => trainingRows(lesson, firstRows[i] ?? [])),
    FIRST_STAGE_COLUMNS.length,
    planOf(FIRST_OPTIONS),
  );
  const secondRows = seen.map((own, i) => secondStageRows(own, chancesOf(lessons[i], first, firstRows[i])));
  const second = await trainForests(
    lessons.flatMap((lesson, i) => trainingRows(lesson, secondRows[i] ?? [])),
    SECOND_STAGE_COLUMNS.length,
    planOf(SECOND_OPTIONS),
  );
  const priceRows = lessons.flatMap((lesson, i) => priceLessons(lesson, chancesOf(lesson, second, secondRows[i])));
  const prices = await trainForests(priceRows, PRICE_COLUMNS.length, planOf(PRICE_OPTIONS));
  const modelOf = (fold: number | null): ReaderModel => ({
    from,
    roles: LEARNED_ROLES,
    columns: { first: FIRST_STAGE_COLUMNS, second: SECOND_STAGE_COLUMNS, prices: PRICE_COLUMNS },
    wordOdds: fold === null ? wordOddsOf(lessons) : (odds[fold] ?? {}),
    first: (fold === null ? first.whole : first.folds[fold]) ?? [],
    second: (fold === null ? second.whole : second.folds[fold]) ?? [],
    prices: (fold === null ? prices.whole : prices.folds[fold]) ?? [],
  });
  return { whole: modelOf(null), folds: first.folds.map((_one, fold) => modelOf(fold)) };
}

function chancesOf(
  lesson: Lesson | undefined,
  { folds }: TrainedForests,
  rows: readonly Float32Array[] = [],
): Float32Array[] {
  const forest = folds[lesson?.fold ?? -1];
  return forest ? rows.map((row) => classChances(forest, LEARNED_ROLES.length, row)) : [];
}

function trainingRows({ labels, weight, fold }: Lesson, rows: readonly Float32Array[]): TrainingRow[] {
  return rows.flatMap((row, i) => {
    const label = labels[i];
    return label ? [{ row, label: LEARNED_ROLES.indexOf(label), weight, fold }] : [];
  });
}
