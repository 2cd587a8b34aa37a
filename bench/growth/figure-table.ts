import type { Holding } from './grown-engine.ts';

/** A column: its heading, its figure in a row, undefined where that is not known, and its decimal places. */
export type Column<Row> = readonly [name: string, of: (row: Row) => number | undefined, digits: number];

/** A table in Markdown whose lines are printed as their rows are measured. */
export interface FigureTable<Row> {
  heading(): string;
  line(row: Row): string;
  /** Cells of what became of each figure from one row to another, as a multiple of it; of that to a power, where one is given. */
  multiples(from: Row, to: Row, power?: number): string;
}

/** @param leading whole numbers of a row that say what it is about, such as how many dishes there were */
export function figureTable<Row>(
  leading: readonly Extract<keyof Row, string>[],
  columns: readonly Column<Row>[],
): FigureTable<Row> {
  const names = [...leading, ...columns.map(([name]) => name)];
  return {
    heading: () => `| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`,
    line(row) {
      const cells = columns.map(([, of, digits]) => of(row)?.toFixed(digits) ?? '-');
      return `| ${[...leading.map((name) => row[name]), ...cells].join(' | ')} |`;
    },
    multiples(from, to, power = 1) {
      const cells = columns.map(([, of]) => {
        const [before, after] = [of(from), of(to)];
        return before && after ? times((after / before) ** power) : '-';
      });
      return cells.join(' | ');
    },
  };
}

/** A multiple as a cell shows it. */
export const times = (ratio: number): string => `× ${ratio.toFixed(2)}`;

/** Columns of what engines hold. */
export function holdingColumns<Row>(of: (row: Row) => Holding): readonly Column<Row>[] {
  const megabytes = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1e6);
  return [
    ['own memory, MB', (row) => megabytes(of(row).ownBytes), 0],
    ['files in memory, MB', (row) => megabytes(of(row).cachedBytes), 0],
    ['on disk, MB', (row) => megabytes(of(row).diskBytes), 0],
  ];
}
