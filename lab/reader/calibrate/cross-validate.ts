import { type LogisticModel, probabilityOf } from '@menu-data-service/menu-reader/src/structure/review/logistic-model';
import { foldOf } from '../measure/restaurant-folds.ts';
import type { Example } from './examples.ts';
import type { LabelledRow } from './fit-logistic.ts';

export interface Judged<Row extends LabelledRow = LabelledRow> {
  readonly row: Row;
  readonly chance: number;
  readonly bad: boolean;
  readonly marked: boolean;
}

const FOLDS = 10;

/** Tenfold cross-validation by restaurant. */
export function crossValidate<Row extends LabelledRow>(
  examples: readonly Example[],
  rowsOf: (example: Example) => readonly Row[],
  learn: (rows: readonly Row[]) => LogisticModel,
): Judged<Row>[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHere = ({ restaurant }: Example): boolean => foldOf(restaurant, FOLDS) === fold;
    const model = learn(examples.filter((example) => !isHere(example)).flatMap(rowsOf));
    return examples
      .filter(isHere)
      .flatMap(rowsOf)
      .map((row) => {
        const chance = probabilityOf(model, row.values);
        return { row, chance, bad: row.bad, marked: chance >= model.gate };
      });
  }).flat();
}
