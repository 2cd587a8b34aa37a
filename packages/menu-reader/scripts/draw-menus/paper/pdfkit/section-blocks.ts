import type { DrawnSection } from '../../content/types.ts';
import { type PrintStyle, printedDish } from '../printed-dish.ts';
import { dishBlock, type Setting } from './dish-block.ts';
import { headingBlock } from './heading-block.ts';
import { type Block, space, stackOf, textBlock } from './lines.ts';

/** Blocks of a section: those that must stay together are one block. */
export function sectionBlocks(section: DrawnSection, width: number, setting: Setting, style: PrintStyle): Block[] {
  const { theme, family, canvas } = setting;
  const aside =
    family.heading === 'gutter' || family.heading === 'turned'
      ? theme.heading.size * (family.heading === 'turned' ? 1.6 : 5.5)
      : 0;
  const narrow = section.name && aside && aside < width * 0.35 ? aside : 0;
  const pad = family.panels ? theme.name.size : 0;
  const room = width - narrow - pad * 2;
  const columns =
    style.sizes === 'columns' && section.sizes && section.dishes.some((dish) => dish.prices.length > 1)
      ? section.sizes
      : [];
  const sized = {
    ...setting,
    priceColumn: Math.max(setting.priceColumn, ...columns.map((size) => canvas.width(size, theme.note) + 8)),
  };
  const heading =
    section.name === null
      ? null
      : section.price === null
        ? section.name
        : `${section.name}${setting.mark}${style.money.print(section.price)}`;
  const line = (text: string | null): Block =>
    text
      ? textBlock(canvas, [{ text, look: theme.note }], { width: room, align: family.align, leading: theme.leading })
      : space(0);
  const head =
    heading === null || narrow
      ? sizesAlone(columns, room, sized)
      : headingBlock(heading, room, sized, columns, sized.priceColumn);
  const dishes = section.dishes.map((dish) =>
    stackOf([dishBlock(printedDish(dish, section, style), room, sized), space(theme.itemGap)]),
  );
  const rest = section.closing ? [line(section.closing)] : [];
  const [first, ...others] = dishes;
  const blocks = [stackOf([head, line(section.note), ...(first ? [first] : [])]), ...others, ...rest];
  const whole = narrow && heading ? withAside(heading, stackOf(blocks), narrow, sized) : stackOf(blocks);
  if (family.panels) return [panel(whole, width, pad, sized), space(theme.sectionGap)];
  if (narrow && heading) return [whole, space(theme.sectionGap)];
  return [...blocks, space(theme.sectionGap)];
}

/** Names of sizes above their columns where no heading stands on that line. */
const sizesAlone = (sizes: readonly string[], width: number, { canvas, theme, priceColumn }: Setting): Block =>
  sizes.length
    ? {
        height: theme.note.size * 1.4,
        draw: (x, y) =>
          sizes.map((text, index) => ({
            kind: 'text' as const,
            text,
            x: x + width - priceColumn * (sizes.length - 1 - index) - canvas.width(text, theme.note),
            y: y + theme.note.size,
            look: theme.note,
          })),
      }
    : space(0);

const panel = (inside: Block, width: number, pad: number, { theme }: Setting): Block => ({
  height: inside.height + pad * 2,
  draw: (x, y) => [
    { kind: 'box', x, y, w: width, h: inside.height + pad * 2, fill: null, stroke: theme.accent, line: 0.8 },
    ...inside.draw(x + pad, y + pad),
  ],
});

/** A heading at the side of its dishes: upright in the gutter, or turned. */
function withAside(text: string, inside: Block, wide: number, { canvas, theme, family }: Setting): Block {
  const look = theme.heading;
  if (family.heading === 'turned') {
    const long = canvas.width(text, look);
    const height = Math.max(inside.height, long + 4);
    return {
      height,
      draw: (x, y) => [
        { kind: 'text', text, x: x + look.size, y: y + (height + long) / 2, look, turn: -90 },
        ...inside.draw(x + wide, y),
      ],
    };
  }
  const fitting = {
    ...look,
    size: Math.min(
      look.size,
      (look.size * (wide - 6)) / Math.max(...text.split(' ').map((word) => canvas.width(word, look)), 1),
    ),
  };
  const words = textBlock(canvas, [{ text, look: fitting }], { width: wide - 6, align: 'left', leading: 1.1 });
  return {
    height: Math.max(inside.height, words.height),
    draw: (x, y) => [...words.draw(x, y), ...inside.draw(x + wide, y)],
  };
}
