import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** One unit to learn from. */
export interface TrainingRow {
  readonly row: Float32Array;
  readonly label: number;
  readonly weight: number;
  readonly fold: number;
}

export interface Plan {
  readonly columns: readonly string[];
  readonly classes: number;
  readonly rounds: number;
  readonly leaves: number;
  readonly folds: number;
}

/** Writes what train.py reads. */
export function writeMatrix(work: string, name: string, plan: Plan, rows: readonly TrainingRow[]): void {
  const width = plan.columns.length;
  const values = new Float32Array(rows.length * width);
  rows.forEach(({ row }, i) => {
    values.set(row, i * width);
  });
  const file = (ending: string): string => path.join(work, `${name}.${ending}`);
  writeFileSync(file('json'), JSON.stringify(plan));
  writeFileSync(file('rows'), values);
  writeFileSync(
    file('labels'),
    Uint8Array.from(rows, ({ label }) => label),
  );
  writeFileSync(
    file('weights'),
    Float32Array.from(rows, ({ weight }) => weight),
  );
  writeFileSync(
    file('folds'),
    Uint8Array.from(rows, ({ fold }) => fold),
  );
}
