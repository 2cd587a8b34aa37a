import type { PaperFamily } from '../family.ts';
import type { Theme } from '../theme.ts';
import type { Mark } from './canvas.ts';
import type { Block } from './lines.ts';

/** Blocks of one menu: its heading over all columns, and its sections. */
export interface MenuBlocks {
  readonly head: Block;
  readonly sections: readonly (readonly Block[])[];
  readonly columns: number;
  /** Width of a column. */
  readonly column: number;
}

interface Frame {
  readonly theme: Theme;
  readonly flow: PaperFamily['flow'];
  /** Drawn on the first page, and on the last. */
  readonly top: Block;
  readonly foot: Block;
}

/** Fills pages with the menus. */
export function flow(menus: readonly MenuBlocks[], { theme, flow: way, top, foot }: Frame): Mark[][] {
  const pages: Mark[][] = [[]];
  const left = theme.margin;
  const bottom = theme.height - theme.margin;
  const page = (): Mark[] => pages.at(-1) as Mark[];
  let y = theme.margin;
  let placed = false;
  const turn = (): void => {
    pages.push([]);
    y = theme.margin;
  };
  const side = (columns: readonly (readonly Block[])[], width: number): void => {
    for (const [index, blocks] of columns.entries()) place(blocks, left + index * (width + theme.gutter), y, page());
  };
  page().push(...top.draw(left, y));
  y += top.height;
  for (const { head, sections, columns, column } of menus) {
    if (placed && y + head.height > bottom - theme.height * 0.15) turn();
    page().push(...head.draw(left, y));
    y += head.height;
    if (way === 'across' && columns > 1) {
      for (let at = 0; at < sections.length; at += columns) {
        const row = sections.slice(at, at + columns);
        const tall = Math.max(...row.map(heightOf));
        if (y + tall > bottom && placed) turn();
        side(row, column);
        placed = true;
        y += tall;
      }
      continue;
    }
    let rest = sections.flat();
    while (rest.length) {
      const room = bottom - y;
      const wanted = way === 'balanced' ? Math.min(room, heightOf(rest) / columns + 12) : room;
      const filled = filledColumns(rest, columns, wanted, room);
      side(filled, column);
      placed = true;
      const tall = Math.max(...filled.map(heightOf));
      if (theme.columnRule) page().push(...rules(filled.length, column, { theme, y, tall }));
      rest = rest.slice(filled.flat().length);
      y += tall;
      if (rest.length) turn();
    }
  }
  if (y + foot.height > bottom + theme.margin * 0.6) turn();
  page().push(...foot.draw(left, Math.max(y, bottom - foot.height)));
  return pages;
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.height, 0);

/** Columns of at most `wanted` height, the last of at most `room`; each takes at least one block, however high. */
function filledColumns(blocks: readonly Block[], count: number, wanted: number, room: number): Block[][] {
  const columns: Block[][] = [[]];
  let y = 0;
  for (const block of blocks) {
    const column = columns.at(-1) as Block[];
    const limit = columns.length === count ? room : wanted;
    if (column.length && y + block.height > limit) {
      if (columns.length === count) break;
      columns.push([block]);
      y = block.height;
    } else {
      column.push(block);
      y += block.height;
    }
  }
  return columns;
}

function rules(
  count: number,
  column: number,
  { theme, y, tall }: { readonly theme: Theme; readonly y: number; readonly tall: number },
): Mark[] {
  return Array.from({ length: count - 1 }, (_one, index) => {
    const x = theme.margin + (index + 1) * (column + theme.gutter) - theme.gutter / 2;
    return { kind: 'rule', x1: x, y1: y, x2: x, y2: y + tall, colour: theme.accent, line: 0.6 };
  });
}

function place(blocks: readonly Block[], x: number, from: number, marks: Mark[]): void {
  let y = from;
  for (const block of blocks) {
    marks.push(...block.draw(x, y));
    y += block.height;
  }
}
