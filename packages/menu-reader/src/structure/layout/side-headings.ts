import { leftOf, type Segment } from '../segments/segment.ts';
import { letterCount } from '../text/text-shape.ts';

/** Fewer texts at the side may be anything; longer ones are no headings. */
const FEWEST = 2;
const LONGEST = 30;
const FEWEST_LETTERS = 3;
/** Dishes for each heading, at least. */
const DISHES = 2;
/** Share of the dishes that begin at one left edge, or right of it. */
const AT_EDGE = 0.8;
/** Lines of one heading are at most so many type sizes apart. */
const LINES = 1.6;
/** A gap of this share of the widest parts two sections. */
const WIDE = 0.75;

/**
 * Headings in a column of their own, left of the dishes, beside the first of these or beside the middle of all: each is put over the
 * first dish it is for.
 */
export function settleSideHeadings(segments: readonly Segment[]): readonly Segment[] {
  const dishes = segments.filter(({ cells }) => cells.length);
  const edge = Math.min(...dishes.map(leftOf));
  const beside = segments.filter(
    ({ x1, cells, price, text }) => x1 < edge && !cells.length && !price && letterCount(text) >= FEWEST_LETTERS,
  );
  const headings = grouped(beside);
  const atEdge = dishes.filter((dish) => leftOf(dish) - edge < 2 * dish.size).length;
  if (headings.length < FEWEST || beside.some(({ text }) => text.length > LONGEST)) return segments;
  if (dishes.length < DISHES * headings.length || atEdge < AT_EDGE * dishes.length) return segments;
  const rows = rowsOf(segments.filter((segment) => !beside.includes(segment) && leftOf(segment) >= edge - 1));
  const placed = new Map<Segment, Segment>();
  let from = 0;
  for (const lines of headings) {
    const row = firstRow(rows, from, lines);
    if (row === null) return segments;
    lines.forEach((line, i) => {
      placed.set(line, {
        ...line,
        x: edge,
        x1: edge + line.x1 - line.x,
        y: (rows[row]?.y ?? 0) - (lines.length - i) * 0.9 * line.size,
      });
    });
    from = row + 1;
  }
  return segments.map((segment) => placed.get(segment) ?? segment);
}

interface Row {
  readonly y: number;
  /** Distance to the row above. */
  readonly gap: number;
}

function rowsOf(segments: readonly Segment[]): Row[] {
  const ys = [...new Set(segments.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  return ys.map((y, i) => ({ y, gap: i ? y - (ys[i - 1] ?? y) : Number.POSITIVE_INFINITY }));
}

/** Lines close below each other are one heading. */
function grouped(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const last = groups.at(-1)?.at(-1);
    if (last && segment.y - last.y < LINES * segment.size) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

/** The row that begins what the heading is for: the one beside it after a wide gap, else the one after the widest gap above its middle. */
function firstRow(rows: readonly Row[], from: number, lines: readonly Segment[]): number | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const widestGap = Math.max(...rows.slice(1).map(({ gap }) => gap));
  const above = rows.flatMap(({ y, gap }, i) => (i >= from && y <= last.y + 0.6 * last.size ? [{ y, gap, i }] : []));
  const beside = above.find(({ y, gap }) => Math.abs(y - first.y) < 0.6 * first.size && gap > WIDE * widestGap);
  const widest = above.reduce<(typeof above)[number] | null>(
    (best, row) => (best && best.gap >= row.gap ? best : row),
    null,
  );
  return (beside ?? widest)?.i ?? null;
}
