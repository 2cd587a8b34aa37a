import { cased } from '../casing.ts';
import { type Gold, goldOf } from '../gold.ts';
import type { InventedMenu } from '../invent-menu.ts';
import { type PaperLook, paperLayoutName } from './paper-look.ts';
import { createPen, type Style } from './pen.ts';
import { sectionBlocks } from './section-blocks.ts';
import { createSheet } from './sheet.ts';
import { type Block, space, stack, textBlock } from './text-block.ts';

interface DrawnPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly gold: Gold;
}

/** PDF that prints the menu in the look, with its correct answer; deterministic to the byte. */
export async function drawPdf(menu: InventedMenu, look: PaperLook): Promise<DrawnPdf> {
  const pen = createPen(look.writing);
  const sheet = createSheet(pen, look);
  const { note, title, heading } = look.styles;
  const line = (text: string, style: Style): Block => textBlock([{ text, style }], sheet.width, look.align, 1.25);
  if (menu.notes.length % 2 === 0) sheet.put(line(menu.place.name, { ...title, face: 'Times' }));
  let dishes = 0;
  for (const { name, sections } of menu.menus) {
    if (name !== null) sheet.put(stack([line(cased(name, look.casings.heading), title), space(heading.size * 0.5)]));
    const blocks = sections.map((section) => {
      dishes += section.items.length;
      return sectionBlocks(section, menu, look, sheet.column, dishes - section.items.length);
    });
    if (look.flow === 'rows' && look.columns > 1) {
      for (let at = 0; at < blocks.length; at += look.columns)
        sheet.putRow(blocks.slice(at, at + look.columns).map(stack));
    } else sheet.putColumns(blocks.flat());
  }
  sheet.put(space(heading.size));
  for (const said of [menu.signs.legend ?? '', ...menu.notes]) sheet.put(line(said, note));
  const gold = goldOf(menu.menus, menu.signs, 'pdf', paperLayoutName(look));
  return { bytes: await pen.end(), pages: sheet.pages(), gold };
}
