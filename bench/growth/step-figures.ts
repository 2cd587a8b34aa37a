import type { Holding } from './grown-engine.ts';

/** What was measured when the engine had grown so far. */
export interface Step extends Holding {
  readonly dishes: number;
  readonly menus: number;
  /** Of all steps so far; `Used` is processor time of the engine. */
  readonly fillSeconds: number;
  readonly fillUsedSeconds: number | undefined;
  /** Of a search, one after the other, in milliseconds, ascending. */
  readonly searchMs: readonly number[];
  /** Searches a second with eight at once. */
  readonly throughput: number;
  /** Processor time of the engine for one search, in milliseconds. */
  readonly searchUsedMs: number | undefined;
  /** That of this process, which asks as an API does: reading the question, the plan, and the hits. */
  readonly searchOwnMs: number;
  /** From a changed menu to its being searchable, in milliseconds, ascending. */
  readonly publicationMs: readonly number[];
  readonly publicationUsedMs: number | undefined;
}

export const percentile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;

const COLUMNS: readonly (readonly [name: string, of: (step: Step) => number | undefined, digits: number])[] = [
  ['filled, s', (step) => step.fillSeconds, 1],
  ['processor, s', (step) => step.fillUsedSeconds, 1],
  ['own memory, MB', (step) => megabytes(step.ownBytes), 0],
  ['files in memory, MB', (step) => megabytes(step.cachedBytes), 0],
  ['on disk, MB', (step) => megabytes(step.diskBytes), 0],
  ['search p50, ms', (step) => percentile(step.searchMs, 0.5), 2],
  ['p95, ms', (step) => percentile(step.searchMs, 0.95), 2],
  ['p99, ms', (step) => percentile(step.searchMs, 0.99), 2],
  ['processor a search, ms', (step) => step.searchUsedMs, 2],
  ['here, ms', (step) => step.searchOwnMs, 2],
  ['searches a second', (step) => step.throughput, 0],
  ['a publication p50, ms', (step) => percentile(step.publicationMs, 0.5), 0],
  ['most, ms', (step) => step.publicationMs.at(-1), 0],
  ['processor, ms', (step) => step.publicationUsedMs, 0],
];

export function heading(): string {
  const names = ['dishes', 'menus', ...COLUMNS.map(([name]) => name)];
  return `| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`;
}

export function line(step: Step): string {
  const cells = COLUMNS.map(([, of, digits]) => of(step)?.toFixed(digits) ?? '-');
  return `| ${[step.dishes, step.menus, ...cells].join(' | ')} |`;
}

/**
 * How each figure grew while the dishes doubled, over the second half of the run: 2 is a straight line, 1 does not grow, more than 2 bends
 * upwards. Undefined where no step is at half.
 */
export function growth(steps: readonly Step[]): string | undefined {
  const last = steps.at(-1);
  if (!last || steps.length < 2) return undefined;
  const half = steps.reduce((best, step) =>
    Math.abs(step.dishes - last.dishes / 2) < Math.abs(best.dishes - last.dishes / 2) ? step : best,
  );
  const doublings = Math.log2(last.dishes / half.dishes);
  if (doublings === 0) return undefined;
  const cells = COLUMNS.map(([, of]) => {
    const [before, after] = [of(half), of(last)];
    return before && after ? `× ${((after / before) ** (1 / doublings)).toFixed(2)}` : '-';
  });
  return `| when they double | | ${cells.join(' | ')} |`;
}

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1e6;
}
