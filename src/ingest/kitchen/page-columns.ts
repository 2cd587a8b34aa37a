import type { Piece } from './page-pieces.ts';

export interface Column {
  readonly centre: number;
  readonly heading: string;
  /** '' if it is about something else, such as remarks. */
  readonly code: string;
  /** Heading over it and others; '' if it may be below one or not. */
  readonly group?: string;
}

interface GroupHeading {
  readonly piece: Piece;
  readonly code: string;
}

/** Maximum distance of a mark from its heading, as a share of the narrowest column. */
const MAX_MARK_OFFSET = 0.45;

export const pitchOf = (columns: readonly Column[]): number =>
  MAX_MARK_OFFSET * Math.min(...columns.slice(1).map(({ centre }, i) => centre - (columns[i]?.centre ?? 0)));

export const distanceToNearestColumn = (x: number, columns: readonly Column[]): number =>
  Math.min(...columns.map(({ centre }) => Math.abs(centre - x)));

/** Distance from the middle between two allergen columns within which a mark may be of either or both. */
const BETWEEN_COLUMNS = 0.35;

export function isBetweenColumns(x: number, columns: readonly Column[]): boolean {
  const right = columns.findIndex(({ centre }) => centre > x);
  const [before, after] = [columns[right - 1], columns[right]];
  if (!before?.code || !after?.code) return false;
  return Math.abs(x - (before.centre + after.centre) / 2) < (BETWEEN_COLUMNS / 2) * (after.centre - before.centre);
}

export const nearestColumn = (x: number, columns: readonly Column[]): number =>
  columns.reduce(
    (best, { centre }, i) => (Math.abs(centre - x) < Math.abs((columns[best]?.centre ?? 0) - x) ? i : best),
    0,
  );

/** Maximum distance of a group's heading from the middle of its columns, as a share of the narrowest. */
const MAX_GROUP_OFFSET = 0.4;

/** Puts unknown headings into the group of the kinds beside them, if the position of the group's heading shows that it covers them. */
export function inGroups(columns: readonly Column[], groups: readonly GroupHeading[]): readonly Column[] {
  let grouped = columns;
  for (const { piece, code } of groups) {
    const own = grouped.flatMap((column, i) => (column.code === code ? [i] : []));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) continue;
    const lefts = reaching(grouped, first, -1);
    const rights = reaching(grouped, last, 1);
    const off = (from: number, to: number): number =>
      Math.abs(((grouped[from]?.centre ?? 0) + (grouped[to]?.centre ?? 0)) / 2 - piece.centre);
    const spans = lefts.flatMap((from) => rights.map((to) => ({ from, to, off: off(from, to) })));
    const best = spans.toSorted((a, b) => a.off - b.off)[0];
    const isSure = best !== undefined && best.off < MAX_GROUP_OFFSET * pitchOf(columns);
    const isOpen = (i: number): boolean => lefts.includes(i) || rights.includes(i);
    grouped = grouped.map((column, i) => {
      if (isSure && i >= best.from && i <= best.to) return { ...column, code, group: piece.text };
      return !isSure && column.code === '' && isOpen(i) ? { ...column, group: '' } : column;
    });
  }
  return grouped;
}

/** Positions from `at` over unknown columns, to the left or right. */
function reaching(columns: readonly Column[], at: number, step: 1 | -1): number[] {
  const places = [at];
  for (let i = at + step; columns[i]?.code === ''; i += step) places.push(i);
  return places;
}

/** The heading rows of a grid; two if some are below the heading of a group. */
export function headingRows(columns: readonly Column[]): string[][] {
  const headings = columns.map(({ heading }) => heading);
  if (columns.every(({ group }) => group === undefined)) return [['Dish', ...headings]];
  return [
    ['Dish', ...columns.map(({ group, heading }) => group ?? heading)],
    ['', ...headings],
  ];
}
