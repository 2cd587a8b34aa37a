import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LabelledUnit, LEARNED_ROLES, type LearnedRole } from '../../src/model/labelled-unit.ts';
import type { ReaderModel } from '../../src/model/reader-model.ts';
import {
  FIRST_STAGE_COLUMNS,
  firstStageRows,
  SECOND_STAGE_COLUMNS,
  secondStageRows,
  seeDocument,
} from '../../src/model/rows.ts';
import { classChances, type Forest } from '../../src/model/trees.ts';
import { FOLDS } from './folds.ts';
import { IN_NO_FOLD, type TrainingRow, writeMatrix } from './matrix.ts';
import { transitionsOf } from './transitions-of.ts';

/** What there is to learn from one document. */
export interface Lesson {
  readonly units: readonly LabelledUnit[];
  /** Null for units that nothing is learned from. */
  readonly labels: readonly (LearnedRole | null)[];
  /** What a unit weighs in the second stage, against 1 for one of a drawn page. */
  readonly weight: number;
  readonly fold: number;
}

const PROGRAM = fileURLToPath(new URL('../../../scripts/train-reader/train.py', import.meta.url));
const PLAN = { classes: LEARNED_ROLES.length, rounds: 100, leaves: 15 };

/**
 * Trains one model on all lessons and, for each fold, one without the real documents of that fold. The first stage learns
 * from every other drawn page and sees no real document, so that what it says of one is honest to the second.
 * @param work folder for matrices and trees
 * @param python interpreter with the packages of requirements.txt
 */
export function trainModels(
  real: readonly Lesson[],
  drawn: readonly Lesson[],
  work: string,
  python: string,
): { readonly whole: ReaderModel; readonly folds: readonly ReaderModel[] } {
  const forFirst = drawn.filter((_one, i) => i % 2 === 0);
  const forSecond = drawn.filter((_one, i) => i % 2 === 1);
  const firstRows = ({ units }: Lesson): Float32Array[] => firstStageRows(seeDocument(units));
  writeMatrix(
    work,
    'first',
    { ...PLAN, columns: FIRST_STAGE_COLUMNS, folds: 0 },
    forFirst.flatMap((lesson) => trainingRows(lesson, firstRows(lesson), 1, IN_NO_FOLD)),
  );
  growTrees(work, 'first', python);
  const first = forestIn(work, 'first-all');
  const secondRows = ({ units }: Lesson): Float32Array[] => {
    const seen = seeDocument(units);
    return secondStageRows(
      seen,
      firstStageRows(seen).map((row) => classChances(first, LEARNED_ROLES.length, row)),
    );
  };
  writeMatrix(work, 'second', { ...PLAN, columns: SECOND_STAGE_COLUMNS, folds: FOLDS }, [
    ...real.flatMap((lesson) => trainingRows(lesson, secondRows(lesson), lesson.weight, lesson.fold)),
    ...forSecond.flatMap((lesson) => trainingRows(lesson, secondRows(lesson), 1, IN_NO_FOLD)),
  ]);
  growTrees(work, 'second', python);
  const modelOf = (name: string, lessons: readonly Lesson[]): ReaderModel => ({
    roles: LEARNED_ROLES,
    columns: { first: FIRST_STAGE_COLUMNS, second: SECOND_STAGE_COLUMNS },
    first,
    second: forestIn(work, name),
    transitions: transitionsOf([...lessons, ...forSecond].map(({ labels }) => labels)),
  });
  return {
    whole: modelOf('second-all', real),
    folds: Array.from({ length: FOLDS }, (_one, fold) =>
      modelOf(
        `second-${fold}`,
        real.filter((lesson) => lesson.fold !== fold),
      ),
    ),
  };
}

function trainingRows({ labels }: Lesson, rows: readonly Float32Array[], weight: number, fold: number): TrainingRow[] {
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
