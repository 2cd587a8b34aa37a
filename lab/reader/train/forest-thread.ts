import { parentPort, workerData } from 'node:worker_threads';
import type { BinnedRows } from './binned-rows.ts';
import { type ForestOptions, growForest, type Labels } from './grow-forest.ts';

export interface ForestTask {
  readonly all: BinnedRows;
  readonly labels: Labels;
  readonly rows: Int32Array;
  readonly options: ForestOptions;
}

const { all, labels, rows, options } = workerData as ForestTask;
parentPort?.postMessage(growForest(all, labels, rows, options));
