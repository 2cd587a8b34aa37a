import { type Pen, type Style, widthOf } from './pen.ts';

export interface Run {
  readonly text: string;
  readonly style: Style;
}

export type Align = 'left' | 'centre';

/** Drawable of a known height; x and y in points from the top left. */
export interface Block {
  readonly height: number;
  draw(pen: Pen, x: number, y: number): void;
}

export interface TextBlock extends Block {
  readonly first: number;
  readonly ends: { readonly x: number; readonly y: number };
}

interface Line {
  readonly runs: Run[];
  width: number;
}

export const space = (height: number): Block => ({ height, draw: () => undefined });

export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (pen, x, y) => {
      let at = y;
      for (const block of blocks) {
        block.draw(pen, x, at);
        at += block.height;
      }
    },
  };
}

export const beside = (parts: readonly (readonly [number, Block])[]): Block => ({
  height: Math.max(0, ...parts.map(([, { height }]) => height)),
  draw: (pen, x, y) => {
    for (const [offset, block] of parts) block.draw(pen, x + offset, y);
  },
});

/** Wraps runs into lines no wider than `width`; a line feed breaks too. */
export function textBlock(runs: readonly Run[], width: number, align: Align, leading: number): TextBlock {
  const lines = broken(runs, width);
  const size = Math.max(1, ...runs.map(({ style }) => style.size));
  const step = lines.length ? size * leading : 0;
  const first = (step - size) / 2 + size * 0.8;
  const shift = (line: Line): number => (align === 'centre' ? (width - line.width) / 2 : 0);
  const last = lines.at(-1);
  return {
    height: lines.length * step,
    first,
    ends: { x: last ? shift(last) + last.width : 0, y: (lines.length - 1) * step + first },
    draw: (pen, x, y) => {
      for (const [index, line] of lines.entries()) {
        let at = x + shift(line);
        for (const { text, style } of line.runs) {
          pen.text(text, at, y + index * step + first, style);
          at += widthOf(text, style);
        }
      }
    },
  };
}

function broken(runs: readonly Run[], width: number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  for (const { text, style } of runs) {
    for (const piece of text.split(/(?<=[ \n])/)) {
      let line = lines.at(-1) as Line;
      const word = piece.replace('\n', '');
      if (line.runs.length > 0 && line.width + widthOf(word.trimEnd(), style) > width) {
        line = { runs: [], width: 0 };
        lines.push(line);
      }
      const said = line.runs.length ? word : word.trimStart();
      const before = line.runs.at(-1);
      if (said && before?.style === style) line.runs[line.runs.length - 1] = { text: before.text + said, style };
      else if (said) line.runs.push({ text: said, style });
      line.width += widthOf(said, style);
      if (piece.endsWith('\n')) lines.push({ runs: [], width: 0 });
    }
  }
  return lines.filter((line) => line.runs.some(({ text }) => text.trim()));
}
