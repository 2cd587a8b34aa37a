import { quantile } from '../statistics.ts';
import { type Column, figureTable, holdingColumns, times } from './figure-table.ts';
import type { Holding } from './grown-engine.ts';

/** Searches of one kind: milliseconds each, and the processor time of all engines for one. */
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

/** A line for each number of pieces. */
export const pieceTable = figureTable<Grown>(
  ['pieces', 'dishes', 'menus'],
  [
    ['last piece filled, s', (grown) => grown.fillSeconds, 1],
    ['processor, s', (grown) => grown.fillUsedSeconds, 1],
    ...holdingColumns<Grown>((grown) => grown.held),
    ...searchColumns('everywhere', (grown) => grown.everywhere),
    ...searchColumns('with a place', (grown) => grown.withPlace),
  ],
);

function searchColumns(name: string, of: (grown: Grown) => Searched): readonly Column<Grown>[] {
  return [
    [`${name}: p50, ms`, (grown) => quantile(of(grown).ms, 0.5), 1],
    ['p95, ms', (grown) => quantile(of(grown).ms, 0.95), 1],
    ['processor, ms', (grown) => of(grown).usedMs, 1],
  ];
}

/** The line of what the last piece made of each figure, as a multiple of the first piece alone; the number of pieces is a straight line. */
export function againstFirst(all: readonly Grown[]): string | undefined {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return undefined;
  return `| × ${last.pieces} | ${times(last.dishes / first.dishes)} | | ${pieceTable.multiples(first, last)} |`;
}
