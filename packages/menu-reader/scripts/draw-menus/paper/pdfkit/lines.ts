import type { Look } from '../theme.ts';
import type { Canvas, Mark } from './canvas.ts';

/** Words of one look within a line of several. */
export interface Run {
  readonly text: string;
  readonly look: Look;
}

export type Align = 'left' | 'centre' | 'right';

/** Something with a height that can be drawn at a place. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number): Mark[];
}

interface Line {
  readonly runs: Run[];
  width: number;
}

/** Runs broken into lines no wider than `width`, and the block that they make. `ends` says where the last line ends. */
export function textBlock(
  canvas: Canvas,
  runs: readonly Run[],
  { width, align, leading }: { readonly width: number; readonly align: Align; readonly leading: number },
): Block & { readonly ends: { readonly x: number; readonly y: number }; readonly first: number } {
  const lines = broken(canvas, runs, width);
  const size = Math.max(...runs.map((run) => run.look.size), 1);
  const step = size * leading;
  const shift = (line: Line): number =>
    align === 'centre' ? (width - line.width) / 2 : align === 'right' ? width - line.width : 0;
  const first = (step - size) / 2 + size * 0.8;
  const last = lines.at(-1);
  return {
    height: lines.length * step,
    first,
    ends: { x: last ? shift(last) + last.width : 0, y: (lines.length - 1) * step + first },
    draw: (x, y) =>
      lines.flatMap((line, index) => {
        let at = x + shift(line);
        return line.runs.map((run): Mark => {
          const mark: Mark = { kind: 'text', text: run.text, x: at, y: y + index * step + first, look: run.look };
          at += canvas.width(run.text, run.look);
          return mark;
        });
      }),
  };
}

function broken(canvas: Canvas, runs: readonly Run[], width: number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  let gap = 0;
  for (const { text, look } of runs) {
    for (const word of text.split(/(?<= )/)) {
      let line = lines.at(-1) as Line;
      const bare = canvas.width(word.trim(), look);
      const whole = canvas.width(word, look);
      if (line.runs.length && line.width + bare > width) {
        const end = line.runs.at(-1);
        if (end) line.runs[line.runs.length - 1] = { ...end, text: end.text.trimEnd() };
        line.width -= gap;
        line = { runs: [], width: 0 };
        lines.push(line);
      }
      const said = line.runs.length ? word : word.trimStart();
      if (!said) continue;
      const same = line.runs.at(-1);
      if (same?.look === look) line.runs[line.runs.length - 1] = { text: same.text + said, look };
      else line.runs.push({ text: said, look });
      line.width += said === word ? whole : canvas.width(said, look);
      gap = said.endsWith(' ') ? canvas.width(' ', look) : 0;
    }
  }
  return lines.filter((line) => line.runs.some((run) => run.text.trim()));
}

/** Blocks one below the other. */
export function stackOf(blocks: readonly Block[], gap = 0): Block {
  const shown = blocks.filter((block) => block.height > 0);
  return {
    height: shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1),
    draw: (x, y) => {
      let at = y;
      return shown.flatMap((block) => {
        const marks = block.draw(x, at);
        at += block.height + gap;
        return marks;
      });
    },
  };
}

export const space = (height: number): Block => ({ height, draw: () => [] });
/** Blocks side by side, at offsets. */
export const beside = (parts: readonly (readonly [number, Block])[]): Block => ({
  height: Math.max(0, ...parts.map(([, block]) => block.height)),
  draw: (x, y) => parts.flatMap(([offset, block]) => block.draw(x + offset, y)),
});
