import { frequencies } from '../../frequencies.ts';
import { median } from '../../median.ts';
import { priceCount } from '../price/price-count.ts';
import { leftOf, rightOf, type Segment } from '../segments/segment.ts';
import { type SegmentRow, segmentRows } from './segment-rows.ts';

/** Minimum width of a river in body sizes, and minimum number of rows beside each other. */
const WIDTH = 0.9;
const ROWS = 3;
const DEPTH = 14;

interface River {
  readonly value: number;
  readonly first: number;
  readonly last: number;
  readonly middle: number;
}

/**
 * Columns by whitespace: cuts the empty vertical strip that most rows lie beside first, only as far as it stays empty; then above, left,
 * right and below. Bands under headings across all columns are cut before. Returns blocks in reading order.
 */
export function riverBlocks(segments: readonly Segment[]): Segment[][] {
  const body = median(segments.map((segment) => segment.size));
  const blocks: Segment[][] = [];
  const cut = (part: readonly Segment[], depth: number): void => {
    if (!part.length) return;
    const rows = segmentRows(part);
    const river = depth > DEPTH || part.length < 4 ? null : widestRiver(part, rows, body);
    if (!river) {
      blocks.push([...part]);
      return;
    }
    const beside = flat(rows.slice(river.first, river.last + 1));
    cut(flat(rows.slice(0, river.first)), depth + 1);
    cut(
      beside.filter((segment) => rightOf(segment) <= river.middle),
      depth + 1,
    );
    cut(
      beside.filter((segment) => rightOf(segment) > river.middle),
      depth + 1,
    );
    cut(flat(rows.slice(river.last + 1)), depth + 1);
  };
  const hasColumns = (rows: readonly SegmentRow[]): boolean => widestRiver(flat(rows), rows, body) !== null;
  const bands = bandsOf(segmentRows(segments), body, hasColumns);
  for (const band of bands?.map(flat) ?? [segments]) cut(band, 0);
  return blocks;
}

const flat = (rows: readonly SegmentRow[]): Segment[] => rows.flatMap((row) => row.segments);

function widestRiver(part: readonly Segment[], rows: readonly SegmentRow[], body: number): River | null {
  const gap = WIDTH * body;
  const strips = new Set(part.map((segment) => Math.round(leftOf(segment) * 2) / 2 - gap / 2 - 0.3));
  let best: River | null = null;
  for (const x of strips) {
    const blocked = rows.map((row) => row.segments.some((s) => leftOf(s) < x + gap / 2 && rightOf(s) > x - gap / 2));
    for (let from = 0; from < rows.length; from++) {
      if (blocked[from]) continue;
      let to = from;
      while (to + 1 < rows.length && !blocked[to + 1]) to++;
      const river = to > from ? measure(rows, from, to, x, gap, body) : null;
      if (river && (!best || river.value > best.value)) best = river;
      from = to + 1;
    }
  }
  return best;
}

function measure(
  rows: readonly SegmentRow[],
  from: number,
  to: number,
  x: number,
  gap: number,
  body: number,
): River | null {
  const stretch = rows.slice(from, to + 1);
  const onLeft = (row: SegmentRow): boolean => row.segments.some((s) => rightOf(s) <= x);
  const onRight = (row: SegmentRow): boolean => row.segments.some((s) => leftOf(s) >= x);
  const firstLeft = stretch.findIndex(onLeft);
  const firstRight = stretch.findIndex(onRight);
  if (firstLeft < 0 || firstRight < 0) return null;
  const top = Math.max(firstLeft, firstRight);
  const bottom = Math.min(stretch.findLastIndex(onLeft), stretch.findLastIndex(onRight));
  if (top > bottom) return null;
  const shared = stretch.slice(top, bottom + 1);
  const support = Math.min(shared.filter(onLeft).length, shared.filter(onRight).length);
  if (support < ROWS) return null;
  if (isTable(shared, onLeft, onRight, x)) return null;
  const all = flat(stretch);
  const rightSide = all.filter((s) => leftOf(s) >= x);
  const right = Math.min(...rightSide.map(leftOf));
  const left = Math.max(...all.filter((s) => rightOf(s) <= x).map(rightOf));
  // the right side of a real column begins at one edge
  const edge = rightSide.filter((s) => leftOf(s) - right < 0.6 * body).length / rightSide.length;
  // of two strips in one gutter the longer one; the other leaves wide centred lines behind
  const reach = stretch.length / rows.length;
  const value = support * (0.6 + 0.1 * Math.min(4, (right - left) / gap) + 0.5 * edge + 0.3 * reach);
  return { value, first: from, last: to, middle: (left + right) / 2 };
}

/** True where both sides are on the same rows and only the right one has prices: parts of one line, not columns. */
function isTable(
  rows: readonly SegmentRow[],
  onLeft: (row: SegmentRow) => boolean,
  onRight: (row: SegmentRow) => boolean,
  x: number,
): boolean {
  const left = rows.filter(onLeft);
  const both = left.filter(onRight);
  if (both.length < 0.7 * Math.max(left.length, rows.filter(onRight).length)) return false;
  const priced = (row: SegmentRow, right: boolean): boolean =>
    row.segments.some((s) => leftOf(s) >= x === right && hasPrice(s));
  return (
    both.filter((row) => priced(row, false)).length < 0.1 * both.length &&
    both.filter((row) => priced(row, true)).length >= 0.75 * both.length
  );
}

const hasPrice = ({ cells, text }: Segment): boolean =>
  cells.some((cell) => cell.price?.length) || priceCount(text) > 0;

const LARGER = 1.3;
const MIN = 2;

/**
 * Bands of a page whose headings go across all columns, "Starters" over three columns of starters and "Mains" over three of mains: each
 * heading is alone on its row, and all of its look begin or are centred at the same place. Null otherwise, or where fewer than two bands have
 * columns.
 */
function bandsOf(
  rows: readonly SegmentRow[],
  body: number,
  hasColumns: (band: readonly SegmentRow[]) => boolean,
): SegmentRow[][] | null {
  const heads = headRows(rows, body);
  if (heads.length < MIN) return null;
  const starts = [0, ...heads.filter((at) => at > 0)];
  const bands = starts.map((start, i) => rows.slice(start, starts[i + 1]));
  return bands.filter(hasColumns).length < MIN ? null : bands;
}

function headRows(rows: readonly SegmentRow[], body: number): number[] {
  const large = rows.flatMap(({ segments }, at) =>
    segments
      .filter(({ size }) => size >= LARGER * body)
      .map((segment) => ({ at, segment, alone: segments.length === 1 })),
  );
  for (const [look, count] of frequencies(large.map(({ segment }) => lookOf(segment)))) {
    const alike = large.filter(({ segment }) => lookOf(segment) === look);
    if (count < MIN || !alike.every(({ alone }) => alone)) continue;
    const [first] = alike;
    const isAtOnePlace = (place: (segment: Segment) => number): boolean =>
      first !== undefined && alike.every(({ segment }) => Math.abs(place(segment) - place(first.segment)) < body);
    if (isAtOnePlace(leftOf) || isAtOnePlace((segment) => (leftOf(segment) + rightOf(segment)) / 2))
      return alike.map(({ at }) => at);
  }
  return [];
}

const lookOf = ({ size, runs: [run] }: Segment): string => `${Math.round(size)} ${run?.font} ${run?.colour}`;
