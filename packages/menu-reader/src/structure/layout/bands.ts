import { frequencies } from '../../frequencies.ts';
import { leftOf, rightOf, type Segment } from '../segments/segment.ts';
import type { SegmentRow } from './segment-rows.ts';

/** A heading over a band is so much larger than the body, at least. */
const LARGER = 1.3;
const FEWEST = 2;

/**
 * Bands of a page whose headings go across all columns, "Starters" over three columns of starters and "Mains" over three of mains: each
 * heading is alone on its row, and all of its look begin or are centred at the same place. Null where that is not so, or fewer than two
 * bands have columns.
 */
export function bandsOf(
  rows: readonly SegmentRow[],
  body: number,
  hasColumns: (band: readonly SegmentRow[]) => boolean,
): SegmentRow[][] | null {
  const heads = headRows(rows, body);
  if (heads.length < FEWEST) return null;
  const starts = [0, ...heads.filter((at) => at > 0)];
  const bands = starts.map((start, i) => rows.slice(start, starts[i + 1]));
  return bands.filter(hasColumns).length < FEWEST ? null : bands;
}

function headRows(rows: readonly SegmentRow[], body: number): number[] {
  const large = rows.flatMap(({ segments }, at) =>
    segments
      .filter(({ size }) => size >= LARGER * body)
      .map((segment) => ({ at, segment, alone: segments.length === 1 })),
  );
  for (const [look, count] of frequencies(large.map(({ segment }) => lookOf(segment)))) {
    const alike = large.filter(({ segment }) => lookOf(segment) === look);
    if (count < FEWEST || !alike.every(({ alone }) => alone)) continue;
    const [first] = alike;
    const isAtOnePlace = (place: (segment: Segment) => number): boolean =>
      first !== undefined && alike.every(({ segment }) => Math.abs(place(segment) - place(first.segment)) < body);
    if (isAtOnePlace(leftOf) || isAtOnePlace((segment) => (leftOf(segment) + rightOf(segment)) / 2))
      return alike.map(({ at }) => at);
  }
  return [];
}

const lookOf = ({ size, runs: [run] }: Segment): string => `${Math.round(size)} ${run?.font} ${run?.colour}`;
