import { FIRST_STAGE_COLUMNS, firstStageRows, SECOND_STAGE_COLUMNS, secondStageRows, seeDocument } from './rows.ts';
import { LEARNED_ROLES, type SeenUnit } from './seen-unit.ts';
import { classChances, type Forest } from './trees.ts';

/** Trained weights, as `npm run train:reader` writes them. */
export interface ReaderModel {
  readonly roles: readonly string[];
  /** Names of the columns that each stage was trained on, in their order. */
  readonly columns: { readonly first: readonly string[]; readonly second: readonly string[] };
  readonly first: Forest;
  readonly second: Forest;
  /** Logarithm of how much likelier a role is after another than by itself: rows before, columns after. */
  readonly transitions: readonly (readonly number[])[];
}

/** Throws where a model was trained on other features than this code works out. */
export function checkModel(model: ReaderModel): ReaderModel {
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
  if (
    !same(model.roles, LEARNED_ROLES) ||
    !same(model.columns.first, FIRST_STAGE_COLUMNS) ||
    !same(model.columns.second, SECOND_STAGE_COLUMNS)
  )
    throw new Error('the weights of the reader belong to other features: run npm run train:reader');
  return model;
}

/** Chances of LEARNED_ROLES for each unit. */
export function roleChances(units: readonly SeenUnit[], { first, second }: ReaderModel): Float32Array[] {
  const seen = seeDocument(units);
  const guesses = firstStageRows(seen).map((row) => classChances(first, LEARNED_ROLES.length, row));
  return secondStageRows(seen, guesses).map((row) => classChances(second, LEARNED_ROLES.length, row));
}
