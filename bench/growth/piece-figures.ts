import type { Holding } from './grown-engine.ts';
import { percentile } from './step-figures.ts';

/** Searches of one kind: milliseconds each, ascending, and the processor time of all engines for one. */
export interface Searched {
  readonly ms: readonly number[];
  readonly usedMs: number | undefined;
}

/** What was measured when there were so many pieces. */
export interface Grown {
  readonly pieces: number;
  /** Of all pieces together. */
  readonly dishes: number;
  readonly menus: number;
  /** Of the last piece alone; `Used` is processor time of its engine. */
  readonly fillSeconds: number;
  readonly fillUsedSeconds: number | undefined;
  /** Of all engines together. */
  readonly held: Holding;
  readonly everywhere: Searched;
  readonly withPlace: Searched;
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1e6);

const COLUMNS: readonly (readonly [name: string, of: (grown: Grown) => number | undefined, digits: number])[] = [
  ['last piece filled, s', (grown) => grown.fillSeconds, 1],
  ['processor, s', (grown) => grown.fillUsedSeconds, 1],
  ['own memory, MB', (grown) => megabytes(grown.held.ownBytes), 0],
  ['files in memory, MB', (grown) => megabytes(grown.held.cachedBytes), 0],
  ['on disk, MB', (grown) => megabytes(grown.held.diskBytes), 0],
  ...searched('everywhere', (grown) => grown.everywhere),
  ...searched('with a place', (grown) => grown.withPlace),
];

function searched(name: string, of: (grown: Grown) => Searched): typeof COLUMNS {
  return [
    [`${name}: p50, ms`, (grown) => percentile(of(grown).ms, 0.5), 1],
    ['p95, ms', (grown) => percentile(of(grown).ms, 0.95), 1],
    ['processor, ms', (grown) => of(grown).usedMs, 1],
  ];
}

export function pieceHeading(): string {
  const names = ['pieces', 'dishes', 'menus', ...COLUMNS.map(([name]) => name)];
  return `| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`;
}

export function pieceLine(grown: Grown): string {
  const cells = COLUMNS.map(([, of, digits]) => of(grown)?.toFixed(digits) ?? '-');
  return `| ${[grown.pieces, grown.dishes, grown.menus, ...cells].join(' | ')} |`;
}

/** What the last piece made of each figure, as a multiple of the first piece alone; the number of pieces is a straight line. */
export function againstFirst(all: readonly Grown[]): string | undefined {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return undefined;
  const cells = COLUMNS.map(([, of]) => {
    const [before, after] = [of(first), of(last)];
    return before && after ? `× ${(after / before).toFixed(2)}` : '-';
  });
  return `| × ${last.pieces} | × ${(last.dishes / first.dishes).toFixed(2)} | | ${cells.join(' | ')} |`;
}
