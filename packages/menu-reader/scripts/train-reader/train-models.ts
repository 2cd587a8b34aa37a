import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReaderModel } from '../../src/model/reader-model.ts';
import {
  FIRST_STAGE_COLUMNS,
  firstStageRows,
  SECOND_STAGE_COLUMNS,
  secondStageRows,
  seeDocument,
} from '../../src/model/rows.ts';
import { LEARNED_ROLES, type LearnedRole, type SeenUnit } from '../../src/model/seen-unit.ts';
import { classChances, type Forest } from '../../src/model/trees.ts';
import { FOLDS } from './folds.ts';
import { type TrainingRow, writeMatrix } from './matrix.ts';
import { transitionsOf } from './transitions-of.ts';

/** What there is to learn from one document. */
export interface Lesson {
  readonly units: readonly SeenUnit[];
  /** Null for units that nothing is learned from. */
  readonly labels: readonly (LearnedRole | null)[];
  /** What a unit weighs, against 1 for one of a drawn page. */
  readonly weight: number;
  readonly fold: number;
}

const PROGRAM = fileURLToPath(new URL('../../../scripts/train-reader/train.py', import.meta.url));
const PLAN = { classes: LEARNED_ROLES.length, rounds: 100, leaves: 15 };

/**
 * Trains one model on all lessons and, for each fold, one without those of that fold. The second stage learns from what
 * the first says of lessons that it did not see.
 * @param work folder for matrices and trees
 * @param python interpreter with the packages of requirements.txt
 */
export function trainModels(
  lessons: readonly Lesson[],
  work: string,
  python: string,
): { readonly whole: ReaderModel; readonly folds: readonly ReaderModel[] } {
  const seen = lessons.map(({ units }) => seeDocument(units));
  const firstRows = seen.map(firstStageRows);
  writeMatrix(
    work,
    'first',
    { ...PLAN, columns: FIRST_STAGE_COLUMNS, folds: FOLDS },
    lessons.flatMap((lesson, i) => trainingRows(lesson, firstRows[i] ?? [])),
  );
  growTrees(work, 'first', python);
  const firsts = Array.from({ length: FOLDS }, (_one, fold) => forestIn(work, `first-${fold}`));
  writeMatrix(
    work,
    'second',
    { ...PLAN, columns: SECOND_STAGE_COLUMNS, folds: FOLDS },
    lessons.flatMap((lesson, i) => {
      const [own, first] = [seen[i], firsts[lesson.fold]];
      if (!own || !first) return [];
      const chances = (firstRows[i] ?? []).map((row) => classChances(first, LEARNED_ROLES.length, row));
      return trainingRows(lesson, secondStageRows(own, chances));
    }),
  );
  growTrees(work, 'second', python);
  const modelOf = (name: string, own: readonly Lesson[]): ReaderModel => ({
    roles: LEARNED_ROLES,
    columns: { first: FIRST_STAGE_COLUMNS, second: SECOND_STAGE_COLUMNS },
    first: forestIn(work, `first-${name}`),
    second: forestIn(work, `second-${name}`),
    transitions: transitionsOf(own.map(({ labels }) => labels)),
  });
  return {
    whole: modelOf('all', lessons),
    folds: firsts.map((_one, fold) =>
      modelOf(
        String(fold),
        lessons.filter((lesson) => lesson.fold !== fold),
      ),
    ),
  };
}

function trainingRows({ labels, weight, fold }: Lesson, rows: readonly Float32Array[]): TrainingRow[] {
  return rows.flatMap((row, i) => {
    const label = labels[i];
    return label ? [{ row, label: LEARNED_ROLES.indexOf(label), weight, fold }] : [];
  });
}

function growTrees(work: string, name: string, python: string): void {
  const { status } = spawnSync(python, [PROGRAM, work, name], {
    stdio: 'inherit',
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  });
  if (status !== 0) throw new Error(`train.py ${name} failed`);
}

const forestIn = (work: string, name: string): Forest =>
  JSON.parse(readFileSync(path.join(work, `${name}.json`), 'utf8')) as Forest;
