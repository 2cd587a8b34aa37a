import type { HtmlLook, HtmlRun, VisualLine } from './visual-line.ts';

export interface LineCollector {
  put(text: string, look: HtmlLook): void;
  nextCell(): void;
  endLine(gap: number): void;
  endBlock(): void;
  readonly lineIsOpen: boolean;
  /** Cells to append to the next lines, one entry per line: the prices of a row whose text has lines. */
  holdCells(lines: readonly (readonly HtmlRun[][])[]): void;
  blocks(): VisualLine[][];
}

export function createLineCollector(): LineCollector {
  const blocks: VisualLine[][] = [[]];
  let line: VisualLine | null = null;
  let gap = 9;
  let held: (readonly HtmlRun[][])[] = [];

  const endLine = (after: number): void => {
    if (line) {
      line.cells.push(...(held.shift() ?? []));
      line.cells = line.cells.map(withoutBlanks).filter((cell) => cell.length);
      blocks.at(-1)?.push(line);
      line = null;
    }
    gap = Math.max(gap === 9 ? 0 : gap, after);
  };

  return {
    put(text, look) {
      if (!line) {
        if (!text.trim()) return;
        line = { cells: [[]], gap: gap || 1.2 };
        gap = 0;
      }
      const cell = line.cells.at(-1);
      const last = cell?.at(-1);
      if (last && last.look === look) last.text += text;
      else cell?.push({ text, look });
    },
    nextCell() {
      if (line?.cells.at(-1)?.length) line.cells.push([]);
    },
    endLine,
    endBlock() {
      endLine(2);
      if (blocks.at(-1)?.length) blocks.push([]);
    },
    get lineIsOpen() {
      return line !== null;
    },
    holdCells(lines) {
      held = [...lines];
    },
    blocks: () => blocks.filter((block) => block.length),
  };
}

/** Removes blank runs but keeps their space: "<i>9</i> <b>16,00</b>" is not "916,00". */
function withoutBlanks(cell: readonly HtmlRun[]): HtmlRun[] {
  const kept: HtmlRun[] = [];
  for (const run of cell) {
    const last = kept.at(-1);
    if (run.text.trim()) kept.push(run);
    else if (last) last.text += ' ';
  }
  return kept;
}
