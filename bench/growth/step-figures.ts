import { quantile } from '../statistics.ts';
import { figureTable, holdingColumns } from './figure-table.ts';
import type { Holding } from './grown-engine.ts';

/** What was measured when the engine had grown so far. */
export interface Step extends Holding {
  readonly dishes: number;
  readonly menus: number;
  /** Of all steps so far; `Used` is processor time of the engine. */
  readonly fillSeconds: number;
  readonly fillUsedSeconds: number | undefined;
  /** Milliseconds of each search, one after the other. */
  readonly searchMs: readonly number[];
  /** Searches a second with eight at once. */
  readonly throughput: number;
  /** Processor time of the engine for one search, in milliseconds. */
  readonly searchUsedMs: number | undefined;
  /** That of this process, which asks as an API does: reading the question, the plan, and the hits. */
  readonly searchOwnMs: number;
  /** Milliseconds from each changed menu to its being searchable. */
  readonly publicationMs: readonly number[];
  readonly publicationUsedMs: number | undefined;
}

/** A line for each step. */
export const stepTable = figureTable<Step>(
  ['dishes', 'menus'],
  [
    ['filled, s', (step) => step.fillSeconds, 1],
    ['processor, s', (step) => step.fillUsedSeconds, 1],
    ...holdingColumns<Step>((step) => step),
    ['search p50, ms', (step) => quantile(step.searchMs, 0.5), 2],
    ['p95, ms', (step) => quantile(step.searchMs, 0.95), 2],
    ['p99, ms', (step) => quantile(step.searchMs, 0.99), 2],
    ['processor a search, ms', (step) => step.searchUsedMs, 2],
    ['here, ms', (step) => step.searchOwnMs, 2],
    ['searches a second', (step) => step.throughput, 0],
    ['a publication p50, ms', (step) => quantile(step.publicationMs, 0.5), 0],
    ['most, ms', (step) => quantile(step.publicationMs, 1), 0],
    ['processor, ms', (step) => step.publicationUsedMs, 0],
  ],
);

/**
 * The line of how each figure grew while the dishes doubled, over the second half of the run: 2 is a straight line, 1 does not grow, more
 * than 2 bends upwards. Undefined where no step is at half.
 */
export function growth(steps: readonly Step[]): string | undefined {
  const last = steps.at(-1);
  if (!last || steps.length < 2) return undefined;
  const half = steps.reduce((best, step) =>
    Math.abs(step.dishes - last.dishes / 2) < Math.abs(best.dishes - last.dishes / 2) ? step : best,
  );
  const doublings = Math.log2(last.dishes / half.dishes);
  if (doublings === 0) return undefined;
  return `| when they double | | ${stepTable.multiples(half, last, 1 / doublings)} |`;
}
