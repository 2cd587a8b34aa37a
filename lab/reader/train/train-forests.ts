import { Worker } from 'node:worker_threads';
import type { Forest } from '@menu-data-service/menu-reader/src/model/trees';
import { binRows } from './binned-rows.ts';
import type { ForestTask } from './forest-thread.ts';
import type { ForestOptions, Labels } from './grow-forest.ts';

export interface TrainingRow {
  readonly row: Float32Array;
  readonly label: number;
  readonly weight: number;
  readonly fold: number;
}

export interface TrainedForests {
  readonly whole: Forest;
  readonly folds: readonly Forest[];
}

const THREAD = new URL('./forest-thread.js', import.meta.url);

export interface TrainingPlan {
  readonly options: ForestOptions;
  readonly foldCount: number;
  /** Number of forests with seeds of their own that are combined: their mean is better than each. */
  readonly seeds: number;
  /** Number of forests that grow concurrently; does not change them. */
  readonly threads: number;
}

export async function trainForests(
  rows: readonly TrainingRow[],
  width: number,
  { options, foldCount, seeds, threads }: TrainingPlan,
): Promise<TrainedForests> {
  const all = binRows(
    rows.map(({ row }) => row),
    width,
  );
  const labels: Labels = {
    classes: shared(rows, ({ label }) => label),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
  const without = (fold: number): Int32Array =>
    Int32Array.from(rows.flatMap((one, i) => (one.fold === fold ? [] : [i])));
  const tasks = Array.from({ length: foldCount + 1 }, (_, fold) =>
    Array.from(
      { length: seeds },
      (_seed, k): ForestTask => ({ all, labels, rows: without(fold), options: { ...options, seed: options.seed + k } }),
    ),
  );
  const forests = await inThreads(tasks.flat(), threads);
  const grown = tasks.map((_own, fold) => meanForest(forests.slice(fold * seeds, (fold + 1) * seeds)));
  return { whole: grown[foldCount] ?? [], folds: grown.slice(0, foldCount) };
}

const meanForest = (forests: readonly Forest[]): Forest =>
  forests.flatMap((forest) =>
    forest.map((tree) => ({ ...tree, leaf: tree.leaf.map((value) => Number((value / forests.length).toFixed(5))) })),
  );

const shared = (rows: readonly TrainingRow[], of: (row: TrainingRow) => number): Uint8Array => {
  const values = new Uint8Array(new SharedArrayBuffer(rows.length));
  rows.forEach((row, i) => {
    values[i] = of(row);
  });
  return values;
};

async function inThreads(tasks: readonly ForestTask[], threads: number): Promise<Forest[]> {
  const grown: Forest[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index];
      if (task) grown[index] = await inThread(task);
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return grown;
}

const inThread = (task: ForestTask): Promise<Forest> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
