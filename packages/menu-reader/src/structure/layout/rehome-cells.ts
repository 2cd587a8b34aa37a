import type { Segment } from '../segments/segment.ts';

/** A price cell that lies inside another block than its text moves there: to the text of its row, or alone. */
export function rehomeCells(blocks: readonly Segment[][]): Segment[][] {
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
