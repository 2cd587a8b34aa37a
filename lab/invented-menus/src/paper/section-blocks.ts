import { cased } from '../casing.ts';
import type { InventedMenu } from '../invent-menu.ts';
import type { Section } from '../menu.ts';
import { dishBlock, priceCell } from './dish-block.ts';
import { HEADINGS, type Heading, type PaperLook } from './paper-look.ts';
import { widthOf } from './pen.ts';
import { type Block, beside, space, stack, textBlock } from './text-block.ts';

/** Blocks of a section, in a column of a width; text that must stay together is one block. `first` is the number of its first dish. */
export function sectionBlocks(
  section: Section,
  menu: InventedMenu,
  look: PaperLook,
  width: number,
  first: number,
): Block[] {
  const { styles, align, leading } = look;
  const [dishGap, sectionGap] = look.gaps.map((gap) => gap * styles.name.size) as [number, number];
  const manner: Heading = HEADINGS[look.heading];
  const gutter = manner.gutter && section.name !== null ? width * 0.24 : 0;
  const pad = look.panels ? styles.name.size : 0;
  const room = width - gutter - pad * 2;
  const sizes =
    look.sizes === 'columns'
      ? (section.items.find(({ prices }) => prices.length > 1)?.prices.map(({ label }) => label ?? '') ?? [])
      : [];
  const name = section.name === null ? null : cased(section.name, look.casings.heading);
  const head = name === null || gutter ? sizesBlock(sizes, look, room) : headingBlock(name, sizes, look, room);
  const notes = section.notes.map((note) => textBlock([{ text: note, style: styles.note }], room, align, leading));
  const dishes = section.items.map((dish, index) =>
    stack([dishBlock(dish, menu, look, room, first + index + 1), space(dishGap)]),
  );
  const blocks = [stack([head, ...notes, ...dishes.slice(0, 1)]), ...dishes.slice(1)];
  if (!gutter && !pad) return [...blocks, space(sectionGap)];
  const inside = stack(blocks);
  const aside = textBlock(
    [{ text: name ?? '', style: { ...styles.heading, size: Math.min(styles.heading.size, styles.name.size * 1.3) } }],
    gutter - 6,
    'left',
    1.1,
  );
  const whole = gutter
    ? beside([
        [0, aside],
        [gutter, inside],
      ])
    : inside;
  return [pad ? panel(whole, width, pad, look) : whole, space(sectionGap)];
}

const panel = (inside: Block, width: number, pad: number, { accent }: PaperLook): Block => ({
  height: inside.height + pad * 2,
  draw: (pen, x, y) => {
    pen.box(x, y, width, inside.height + pad * 2, { stroke: accent });
    inside.draw(pen, x + pad, y + pad);
  },
});

function sizesBlock(sizes: readonly string[], look: PaperLook, width: number): Block {
  const { note } = look.styles;
  return {
    height: sizes.length ? note.size * 1.4 : 0,
    draw: (pen, x, y) => {
      for (const [index, size] of sizes.entries()) {
        pen.text(
          size,
          x + width - priceCell(look) * (sizes.length - 1 - index) - widthOf(size, note),
          y + note.size,
          note,
        );
      }
    },
  };
}

function headingBlock(name: string, sizes: readonly string[], look: PaperLook, width: number): Block {
  const manner: Heading = HEADINGS[look.heading];
  const { heading } = look.styles;
  const dark = !/^#[ef]/.test(look.paper);
  const style = {
    ...heading,
    spacing: manner.spaced ? heading.size * 0.22 : 0,
    colour: manner.filled ? (dark ? '#1d1d1b' : '#ffffff') : heading.colour,
  };
  const pad = manner.filled || manner.boxed ? heading.size * 0.3 : 0;
  const words = textBlock(
    [{ text: name, style }],
    width - pad * 2 - priceCell(look) * sizes.length,
    sizes.length ? 'left' : look.align,
    1.2,
  );
  const height = words.height + pad * 2;
  const wide = manner.filled === 'words' || manner.boxed ? Math.min(width, widthOf(name, style) + pad * 2) : width;
  const left = look.align === 'centre' && !sizes.length ? (width - wide) / 2 : 0;
  return {
    height: height + heading.size * 0.4,
    draw: (pen, x, y) => {
      if (manner.filled) pen.box(x + left, y, wide, height, { fill: look.accent });
      if (manner.boxed) pen.box(x + left, y, wide, height, { stroke: look.accent });
      if (manner.over) pen.rule(x, y, x + width, y, look.accent);
      if (manner.under) pen.rule(x, y + height, x + width, y + height, look.accent);
      if (manner.behind && words.ends.x + 8 < width)
        pen.rule(
          x + words.ends.x + 6,
          y + words.first - heading.size * 0.3,
          x + width,
          y + words.first - heading.size * 0.3,
          look.accent,
        );
      words.draw(pen, x + pad, y + pad);
      sizesBlock(sizes, look, width).draw(pen, x, y + height - look.styles.note.size * 1.4);
    },
  };
}
