import { rightOf, type Segment } from '../segments/segment.ts';
import { segmentRows } from './segment-rows.ts';

/** A column begins at most so many type sizes below its heading. */
const REACH = 3;

/**
 * Blocks whose last row is made of headings of other blocks, which begin directly below, without that row: a gutter that
 * stays empty beside short headings runs on into the row of the next columns.
 */
export function partHeadings(blocks: readonly Segment[][]): Segment[][] {
  return blocks.flatMap((block) => {
    const rows = segmentRows(block);
    const last = rows.at(-1);
    if (!last || rows.length < 2) return [block];
    const others = blocks.filter((other) => other !== block);
    if (!last.segments.every((segment) => isHeadingOf(others, segment))) return [block];
    return [block.filter((segment) => !last.segments.includes(segment)), ...last.segments.map((segment) => [segment])];
  });
}

const isHeadingOf = (blocks: readonly Segment[][], segment: Segment): boolean =>
  !segment.price && !segment.cells.length && blocks.some((block) => beginsBelow(block, segment));

function beginsBelow(block: readonly Segment[], heading: Segment): boolean {
  const top = Math.min(...block.map((segment) => segment.y - segment.size));
  const left = Math.min(...block.map((segment) => segment.x));
  const right = Math.max(...block.map(rightOf));
  const larger = block.every((segment) => segment.y > heading.y && segment.size < heading.size);
  return larger && top - heading.y < REACH * heading.size && left <= heading.x && right >= heading.x1;
}
