import { leftOf, rightOf, type Segment } from '../segments/segment.ts';
import type { Step } from '../step.ts';
import { linkedBlocks } from './linked-blocks.ts';
import { riverBlocks } from './rivers.ts';

interface Box {
  readonly block: Segment[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly small: boolean;
}

const LINES = 4;

/** Moves a short block without prices before the only block below it, which a cut separated from its heading. */
export function settleHeadings(blocks: readonly Segment[][]): Segment[][] {
  const boxes = blocks.filter((block) => block.length).map(boxOf);
  let order = [...boxes];
  for (const box of boxes) {
    const target = box.small ? blockBelow(box, boxes) : null;
    if (!target || order[order.indexOf(box) + 1] === target) continue;
    order = order.filter((other) => other !== box);
    order.splice(order.indexOf(target), 0, box);
  }
  return order.map((box) => box.block);
}

function boxOf(block: Segment[]): Box {
  const priced = block.some((segment) => segment.price || segment.cells.length);
  return {
    block,
    left: Math.min(...block.map(leftOf)),
    right: Math.max(...block.map(rightOf)),
    top: Math.min(...block.map((segment) => segment.y - segment.size)),
    bottom: Math.max(...block.map((segment) => segment.y)),
    small: !priced && new Set(block.map((segment) => Math.round(segment.y))).size <= LINES,
  };
}

function blockBelow(box: Box, boxes: readonly Box[]): Box | null {
  const overlap = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const below = boxes.filter((other) => other !== box && other.top > box.bottom - 2 && overlap(box, other) > 0);
  const nearest = below.reduce<Box | null>((best, other) => (best && best.top <= other.top ? best : other), null);
  const slack = nearest ? 0.15 * (nearest.right - nearest.left) : 0;
  if (!nearest || nearest.small || box.left < nearest.left - slack || box.right > nearest.right + slack) return null;
  if (overlap(box, nearest) < 0.5 * Math.min(box.right - box.left, nearest.right - nearest.left)) return null;
  const beside = below.filter((other) => other !== nearest && other.top < nearest.bottom && overlap(box, other) > 0);
  // a title over several columns stays where it is
  return beside.length ? null : nearest;
}

/** Moves a price cell inside another block than its text there: to the text of its row, or alone. */
function rehomeCells(blocks: readonly Segment[][]): Segment[][] {
  const boxes = blocks.map((block) => ({
    left: Math.min(...block.map((segment) => segment.x)),
    right: Math.max(...block.map((segment) => segment.x1)),
    top: Math.min(...block.map((segment) => segment.y)),
    bottom: Math.max(...block.map((segment) => segment.y)),
  }));
  const result = blocks.map((block) => [...block]);
  blocks.forEach((block, home) => {
    for (const segment of block) {
      segment.cells = segment.cells.filter((cell) => {
        const target = boxes.findIndex(
          (box, i) =>
            i !== home &&
            box.left > segment.x1 + 2 &&
            box.left <= cell.x &&
            box.top <= cell.y + 2 &&
            box.bottom >= cell.y - 2 * cell.size &&
            (boxes[home]?.right ?? 0) < box.left,
        );
        const there = result[target];
        if (!there) return true;
        const host = there.find((other) => !other.price && Math.abs(other.y - cell.y) < 0.6 * other.size);
        if (host) host.cells.push(cell);
        else there.push(cell);
        return false;
      });
    }
  });
  return result;
}

export interface Layout {
  readonly name: string;
  readonly cut: (segments: readonly Segment[]) => Segment[][];
}

/** All are tried; the first wins a tie. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'rivers', cut: riverBlocks },
  { name: 'linked blocks', cut: linkedBlocks },
];

export const BLOCK_STEPS: readonly Step<Segment[][]>[] = [
  { name: 'rehomed cells', run: rehomeCells },
  { name: 'settled headings', run: settleHeadings },
];
