import { median } from '../../median.ts';
import { leftOf, rightOf, type Segment } from '../segments/segment.ts';
import { type SegmentRow, segmentRows } from './segment-rows.ts';

/** Size of a heading of a band, in body sizes. */
const LARGE = 1.3;
/** Between the rows above and below such a heading, in body sizes. */
const BLANK = 4;
/** The blank beside the heading against the usual one of the column there. */
const WIDER = 1.3;
/** Share of the blanks of a column that may be wider: under titles and pictures. */
const RARE = 0.1;

/**
 * Parts a page into bands: a large heading at the left edge, with nothing beside it, heads all columns that begin
 * anew on one row below it. Without such headings the page is one band.
 */
export function bands(segments: readonly Segment[]): Segment[][] {
  const body = median(segments.map((segment) => segment.size));
  const rows = segmentRows([...segments]);
  const left = Math.min(...segments.map(leftOf));
  const parts: Segment[][] = [[]];
  rows.forEach((row, i) => {
    if (i > 0 && headsBand(rows, i, left, body)) parts.push([]);
    parts.at(-1)?.push(...row.segments);
  });
  return parts;
}

function headsBand(rows: readonly SegmentRow[], index: number, left: number, body: number): boolean {
  const [row, above] = [rows[index], rows[index - 1]];
  const below = rows.slice(index + 1).find((other) => !isHeading(other, body));
  const [heading] = row?.segments ?? [];
  if (!row || !above || !below || !heading || !isHeading(row, body)) return false;
  if (leftOf(heading) > left + body || below.y - above.y < BLANK * body) return false;
  const [first, second] = [...below.segments].sort((a, b) => leftOf(a) - leftOf(b));
  if (!first || !second || Math.abs(leftOf(first) - leftOf(heading)) > body) return false;
  // the column beside it ends above and begins anew below
  const column = rows
    .flatMap((other) => other.segments)
    .filter(
      (segment) =>
        segment.size <= LARGE * body && leftOf(segment) < rightOf(second) && rightOf(segment) > leftOf(second),
    );
  const gaps = column.slice(1).map((segment, i) => ({ gap: segment.y - (column[i]?.y ?? 0), y: segment.y }));
  const here = gaps.find(({ y }) => y > heading.y)?.gap ?? 0;
  const others = gaps.filter(({ y }) => y <= heading.y).map(({ gap }) => gap);
  const usual = others.sort((a, b) => b - a)[Math.floor(RARE * others.length)];
  return usual !== undefined && here > WIDER * usual;
}

function isHeading(row: SegmentRow, body: number): boolean {
  const [only, second] = row.segments;
  return !!only && !second && !only.cells.length && only.size > LARGE * body;
}
