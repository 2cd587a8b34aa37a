import { PRICE_FEATURES } from './prices/price-features.ts';
import { FIRST_STAGE_COLUMNS, firstStageRows, SECOND_STAGE_COLUMNS, secondStageRows, seeDocument } from './rows.ts';
import { LEARNED_ROLES, type SeenUnit } from './seen-unit.ts';
import { classChances, type Forest } from './trees.ts';
import type { WordOdds } from './word-odds.ts';

/** Trained weights, as `npm run train:reader` writes them. */
export interface ReaderModel {
  /** What it was made from. */
  readonly from: string;
  readonly roles: readonly string[];
  /** Names of the columns that each stage was trained on, in their order. */
  readonly columns: {
    readonly first: readonly string[];
    readonly second: readonly string[];
    readonly prices: readonly string[];
  };
  readonly wordOdds: WordOdds;
  readonly first: Forest;
  readonly second: Forest;
  /** Whether a price is that of a dish. */
  readonly prices: Forest;
}

export const PRICE_COLUMNS: readonly string[] = PRICE_FEATURES.map(({ name }) => name);

/** Throws where a model was trained on other features than this code works out. */
export function checkModel(model: ReaderModel): ReaderModel {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
  if (
    !same(model.roles, LEARNED_ROLES) ||
    !same(model.columns.first, FIRST_STAGE_COLUMNS) ||
    !same(model.columns.second, SECOND_STAGE_COLUMNS) ||
    !same(model.columns.prices, PRICE_COLUMNS)
  )
    throw new Error('the weights of the reader belong to other features: run npm run train:reader');
  return model;
}

/** Chances of LEARNED_ROLES for each unit. */
export function roleChances(units: readonly SeenUnit[], { wordOdds, first, second }: ReaderModel): Float32Array[] {
  const seen = seeDocument(units, wordOdds);
  const guesses = firstStageRows(seen).map((row) => classChances(first, LEARNED_ROLES.length, row));
  return secondStageRows(seen, guesses).map((row) => classChances(second, LEARNED_ROLES.length, row));
}
