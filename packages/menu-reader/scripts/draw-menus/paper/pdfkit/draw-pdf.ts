import type { Chance } from '../../chance.ts';
import type { DrawnContent, DrawnMenu, DrawnSection } from '../../content/types.ts';
import { FACES } from '../faces.ts';
import type { PaperFamily } from '../family.ts';
import { drawPrintStyle } from '../printed-dish.ts';
import { drawTheme, type Look, scaled, type Theme } from '../theme.ts';
import { type Canvas, createCanvas, drawHabits, type Mark } from './canvas.ts';
import type { Setting } from './dish-block.ts';
import { flow, type MenuBlocks } from './flow.ts';
import { type Block, space, stackOf, textBlock } from './lines.ts';
import { sectionBlocks } from './section-blocks.ts';

/** What one document keeps while it is laid out at several sizes. */
interface Plan {
  readonly content: DrawnContent;
  readonly family: PaperFamily;
  readonly canvas: Canvas;
  readonly setting: Omit<Setting, 'theme' | 'priceColumn'>;
  readonly sizes: ReturnType<typeof drawPrintStyle>;
  readonly centred: boolean;
  readonly showsPlace: boolean;
  readonly legendFirst: boolean;
  /** Sections of each menu that stand above the columns, over their whole width. */
  readonly wide: number;
  /** A notice between the sections of the first menu, and after how many of them. */
  readonly notice: { readonly after: number; readonly lines: readonly string[] } | null;
  readonly order: (sections: readonly DrawnSection[]) => readonly DrawnSection[];
}

/** A PDF that prints the content in the layout of the family, at a size that fills its pages as menus do. */
export async function drawPdf(chance: Chance, content: DrawnContent, family: PaperFamily): Promise<Uint8Array> {
  const drawn = drawTheme(chance, family.columns, FACES);
  const canvas = createCanvas(drawHabits(chance));
  const shuffled = new Map(
    content.menus.flatMap(({ sections }) => sections).map((section) => [section, chance.next()]),
  );
  const plan: Plan = {
    content,
    family,
    canvas,
    setting: {
      canvas,
      family,
      dash: chance.pick([' - ', ' – ', '  ', ': ', ' ']),
      mark: chance.pick(['  ', ' ', ' - ', ' – ', '   ']),
      leader: chance.pick(['.', '. ', '.', '…', '_', 'rule', ' .']),
      textShare: chance.pick([1, 1, 0.9, 0.8]),
      priceShift: chance.chance(0.1) ? chance.between(-0.4, 0.4) : 0,
    },
    sizes: drawPrintStyle(chance, content.money, family.sizes),
    centred: chance.chance(0.7) || family.align === 'centre',
    showsPlace: chance.chance(0.55),
    legendFirst: chance.chance(0.25),
    wide: family.columns > 1 && chance.chance(0.15) ? 1 : 0,
    notice: chance.chance(0.18)
      ? { after: chance.whole(1, 4), lines: content.notes.slice(0, chance.whole(1, 2)) }
      : null,
    order: (sections) =>
      family.flow === 'spread'
        ? [...sections].sort((a, b) => (shuffled.get(a) ?? 0) - (shuffled.get(b) ?? 0))
        : sections,
  };
  const first = laidOut(plan, drawn);
  const target = Math.max(1, Math.round(first.filled * 0.85));
  const factor = Math.sqrt((target * chance.between(0.72, 0.95)) / first.filled);
  const room = (drawn.width - drawn.margin * 2) / family.columns / (drawn.name.size * NARROWEST);
  let theme = scaled(drawn, Math.min(1.9, room, Math.max(0.7, factor)));
  let laid = laidOut(plan, theme);
  for (let turn = 0; turn < 4 && laid.tallest > theme.height - theme.margin * 2; turn++) {
    theme = scaled(theme, 0.82);
    laid = laidOut(plan, theme);
  }
  for (const marks of laid.pages) canvas.page(theme, [...frame(theme), ...marks]);
  return canvas.end();
}

/** Columns are at least so many sizes of their names wide. */
const NARROWEST = 15;

/** The marks of all pages, the height of the tallest part that stays together, and how many pages the dishes alone would fill. */
function laidOut(
  plan: Plan,
  theme: Theme,
): { readonly pages: Mark[][]; readonly filled: number; readonly tallest: number } {
  const { content, family, canvas, centred } = plan;
  const inner = theme.width - theme.margin * 2;
  const column = (inner - theme.gutter * (family.columns - 1)) / family.columns;
  const setting: Setting = { ...plan.setting, theme, priceColumn: widestPrice(plan, theme) + theme.price.size };
  const line = (text: string, look: Look, width = inner): Block =>
    textBlock(canvas, [{ text, look }], { width, align: centred ? 'centre' : 'left', leading: 1.25 });
  const head = (menu: DrawnMenu): Block =>
    stackOf([
      menu.name ? line(menu.name, theme.title) : space(0),
      menu.line ? line(menu.line, theme.note) : space(0),
      space(menu.name || menu.line ? theme.headingGap * 2 : 0),
    ]);
  const blocks = (section: DrawnSection, index: number, width: number): Block[] => {
    const manner = index % 2 && family.second ? { ...family, ...family.second } : family;
    return sectionBlocks(section, width, { ...setting, family: manner }, plan.sizes);
  };
  const menus = content.menus.flatMap((menu, at): MenuBlocks[] => {
    const sections = plan.order(menu.sections);
    const columns = sections.slice(plan.wide).map((section, index) => blocks(section, index, column));
    if (!at && plan.notice?.lines.length && columns.length > 1) {
      const lines = plan.notice.lines.map((text) => line(text, theme.note, column));
      columns[Math.min(plan.notice.after, columns.length) - 1]?.push(stackOf([...lines, space(theme.sectionGap)]));
    }
    const over = sections.slice(0, plan.wide).map((section) => blocks(section, 1, inner));
    return [
      ...(over.length ? [{ head: head(menu), sections: over, columns: 1, column: inner }] : []),
      { head: over.length ? space(0) : head(menu), sections: columns, columns: family.columns, column },
    ];
  });
  const legend = content.legend.map((text) => line(text, theme.note));
  const notes = content.notes.slice(plan.notice?.lines.length ?? 0).map((text) => line(text, theme.note));
  const top = stackOf([
    ...(plan.showsPlace ? [line(content.place, theme.place), space(theme.place.size * 0.5)] : []),
    ...(plan.legendFirst && legend.length ? [...legend, space(theme.headingGap)] : []),
  ]);
  const foot = stackOf([space(theme.sectionGap * 0.5), ...(plan.legendFirst ? [] : legend), ...notes]);
  const heights = menus.reduce((sum, menu) => sum + menu.head.height + heightOf(menu), 0) + top.height + foot.height;
  return {
    pages: flow(menus, { theme, flow: family.flow, top, foot }),
    tallest: Math.max(...menus.flatMap((menu) => partsOf(menu, family))),
    filled: heights / (theme.height - theme.margin * 2),
  };
}

/** Heights of what no page break may cut: blocks, or sections that stand in one row with others. */
const partsOf = ({ sections, columns }: MenuBlocks, { flow: way }: PaperFamily): number[] =>
  way === 'across' && columns > 1
    ? sections.map((blocks) => blocks.reduce((sum, block) => sum + block.height, 0))
    : sections.flat().map((block) => block.height);

const heightOf = ({ sections, columns }: MenuBlocks): number =>
  sections.flat().reduce((sum, block) => sum + block.height, 0) / columns;

function widestPrice({ content, canvas }: Plan, theme: Theme): number {
  const amounts = content.menus.flatMap((menu) =>
    menu.sections.flatMap((section) => section.dishes.flatMap((dish) => dish.prices)),
  );
  return Math.max(
    0,
    ...amounts.map((amount) => (amount === null ? 0 : canvas.width(content.money.print(amount), theme.price))),
  );
}

function frame({ frame: kind, width, height, margin, accent }: Theme): Mark[] {
  const at = margin * 0.45;
  const box = (inset: number, line: number): Mark => ({
    kind: 'box',
    x: inset,
    y: inset,
    w: width - inset * 2,
    h: height - inset * 2,
    fill: null,
    stroke: accent,
    line,
  });
  if (kind === 'line') return [box(at, 1)];
  if (kind === 'double') return [box(at, 2), box(at + 5, 0.6)];
  if (kind === 'band') return [{ kind: 'box', x: 0, y: 0, w: width, h: margin * 0.4, fill: accent, stroke: null }];
  return [];
}
