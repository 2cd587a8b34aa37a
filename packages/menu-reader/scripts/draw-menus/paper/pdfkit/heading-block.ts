import type { Look } from '../theme.ts';
import type { Mark } from './canvas.ts';
import type { Setting } from './dish-block.ts';
import { type Block, textBlock } from './lines.ts';

/** The heading of a section in the manner of the family. Turned headings and those in the gutter are drawn by the section. */
export function headingBlock(
  text: string,
  width: number,
  { canvas, theme, family }: Setting,
  sizes: readonly string[],
  cell: number,
): Block {
  const kind = family.heading;
  const light = theme.paper.startsWith('#f') || theme.paper.startsWith('#e');
  const onBar = kind === 'bar' || kind === 'badge';
  const look: Look = {
    ...theme.heading,
    ...(kind === 'spaced' ? { spacing: theme.heading.size * 0.22 } : {}),
    ...(onBar ? { colour: light ? '#ffffff' : '#1d1d1b' } : {}),
  };
  const room = width - (sizes.length ? cell * sizes.length : 0) - (onBar || kind === 'boxed' ? look.size : 0);
  const runs =
    kind === 'drop capital'
      ? [
          { text: text.slice(0, 1), look: { ...look, size: look.size * 1.5 } },
          { text: text.slice(1), look },
        ]
      : [{ text, look }];
  const words = textBlock(canvas, runs, { width: room, align: family.align, leading: 1.2 });
  const pad = onBar || kind === 'boxed' ? look.size * 0.25 : 0;
  const height = words.height + pad * 2 + (kind === 'ruled' || kind === 'between rules' ? 3 : 0);
  const wide = Math.min(width, canvas.width(text, look) + look.size * 1.2);
  const left = family.align === 'centre' ? (width - wide) / 2 : family.align === 'right' ? width - wide : 0;
  return {
    height: height + theme.headingGap,
    draw: (x, y) => {
      const marks: Mark[] = [];
      const rule = (at: number, from = x, to = x + width): void =>
        void marks.push({ kind: 'rule', x1: from, y1: at, x2: to, y2: at, colour: theme.accent, line: 0.8 });
      if (kind === 'bar') marks.push({ kind: 'box', x, y, w: width, h: height, fill: theme.accent, stroke: null });
      if (kind === 'badge')
        marks.push({ kind: 'box', x: x + left, y, w: wide, h: height, fill: theme.accent, stroke: null });
      if (kind === 'boxed')
        marks.push({ kind: 'box', x: x + left, y, w: wide, h: height, fill: null, stroke: theme.accent });
      if (kind === 'ruled' || kind === 'between rules') rule(y + height - 1);
      if (kind === 'between rules') rule(y);
      if (kind === 'underlined')
        rule(y + words.ends.y + look.size * 0.15, x + left, x + left + canvas.width(text, look));
      if (kind === 'tab line')
        rule(y + words.first - look.size * 0.3, Math.min(x + width - 4, x + words.ends.x + 6), x + width);
      marks.push(
        ...words.draw(
          x + (family.align === 'left' ? pad * (onBar || kind === 'boxed' ? 2 : 0) : (width - room) / 2),
          y + pad + (kind === 'between rules' ? 2 : 0),
        ),
      );
      sizes.forEach((size, index) => {
        const right = x + width - cell * (sizes.length - 1 - index);
        marks.push({
          kind: 'text',
          text: size,
          x: right - canvas.width(size, theme.note),
          y: y + pad + words.ends.y,
          look: theme.note,
        });
      });
      return marks;
    },
  };
}
