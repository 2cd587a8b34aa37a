import type { PaperLook } from './paper-look.ts';
import type { Pen } from './pen.ts';
import { type Block, stack } from './text-block.ts';

/** Pages filled from the top; a page ends where the next block does not fit. */
export interface Sheet {
  /** Width of a page between its margins, and of one of its columns. */
  readonly width: number;
  readonly column: number;
  put(block: Block): void;
  putRow(blocks: readonly Block[]): void;
  putColumns(blocks: readonly Block[]): void;
  pages(): number;
}

export function createSheet(pen: Pen, { page, columns, flow, paper, styles }: PaperLook): Sheet {
  const margin = Math.min(...page) * 0.08;
  const width = page[0] - margin * 2;
  const bottom = page[1] - margin;
  const gutter = styles.name.size * 2;
  const column = (width - gutter * (columns - 1)) / columns;
  let pages = 0;
  let y = margin;
  const turn = (): void => {
    pen.page(...page, paper);
    pages += 1;
    y = margin;
  };
  const putRow = (blocks: readonly Block[]): void => {
    const tall = Math.max(...blocks.map(({ height }) => height));
    if (y + tall > bottom && y > margin) turn();
    for (const [index, block] of blocks.entries()) block.draw(pen, margin + index * (column + gutter), y);
    y += tall;
  };
  turn();
  return {
    width,
    column,
    put: (block) => putRow([block]),
    putRow,
    putColumns: (blocks) => {
      let rest = blocks;
      while (rest.length) {
        const room = bottom - y;
        const even = stack(rest).height / columns + 12;
        const filled = fillColumns(rest, columns, flow === 'balanced' ? Math.min(room, even) : room, room);
        rest = rest.slice(filled.flat().length);
        putRow(filled.map(stack));
        if (rest.length) turn();
      }
    },
    pages: () => pages,
  };
}

/** Columns of at most `wanted` height, the last of at most `room`; each takes at least one block, however high. */
function fillColumns(blocks: readonly Block[], count: number, wanted: number, room: number): Block[][] {
  const columns: Block[][] = [[]];
  let y = 0;
  for (const block of blocks) {
    const column = columns.at(-1) as Block[];
    const full = column.length > 0 && y + block.height > (columns.length === count ? room : wanted);
    if (full && columns.length === count) break;
    if (full) columns.push([block]);
    else column.push(block);
    y = full ? block.height : y + block.height;
  }
  return columns;
}
