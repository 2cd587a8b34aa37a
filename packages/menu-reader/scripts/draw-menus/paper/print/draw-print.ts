import type { Chance } from '../../chance.ts';
import type { DrawnContent, DrawnMenu, DrawnSection } from '../../content/types.ts';
import { escaped } from '../../web/escape.ts';
import { BROWSER_FACES } from '../faces.ts';
import type { PaperFamily } from '../family.ts';
import { drawPrintStyle, type PrintStyle, printedDish } from '../printed-dish.ts';
import { drawTheme, scaled, type Theme } from '../theme.ts';
import { dishMarkup, type PrintChoices } from './dish-markup.ts';
import { headingMarkup } from './heading-markup.ts';
import { styleSheet } from './style-sheet.ts';

/** A page for the browser to print or to picture, with the size of its paper in points. */
export interface PrintPage {
  readonly html: string;
  readonly width: number;
  readonly height: number;
  /** Size of its smallest words of dishes. */
  readonly smallest: number;
}

/** A page of styled boxes that shows the content in the layout of the family. The browser that prints it makes the words. */
export function drawPrint(chance: Chance, content: DrawnContent, family: PaperFamily): PrintPage {
  const drawn = drawTheme(chance, family.columns, BROWSER_FACES);
  const theme = scaled(drawn, fitting(chance, content, family, drawn));
  const column = (theme.width - theme.margin * 2 - theme.gutter * (family.columns - 1)) / family.columns;
  const style = drawPrintStyle(chance, content.money, family.sizes);
  const choices: PrintChoices = {
    family,
    dash: chance.pick([' - ', ' – ', ' ', ': ', ' · ']),
    mark: chance.pick(['  ', ' ', ' - ', ' – ', '   ', ' ~ ']),
    leader: chance.pick(['border', '.', '. ', '·', '-', '_']),
    codes: chance.weighted({ plain: 6, raised: 2, ring: 2 }),
    number: chance.weighted({ plain: 7, disc: 2 }),
    longest: Math.floor((column * 0.42) / (theme.price.size * 0.52)),
    mostSizes: Math.floor((column * 0.55) / (theme.price.size * 3.6)),
    justified: family.align === 'left' && chance.chance(0.12),
  };
  const centred = chance.chance(0.7) || family.align === 'centre';
  const note = (text: string): string => `<div class="note">${escaped(text)}</div>`;
  const legend = content.legend.map(note).join('');
  const legendFirst = chance.chance(0.25);
  const place = chance.chance(0.5) ? `<div class="place">${escaped(content.place)}</div>` : '';
  const picture = chance.chance(0.12) ? `<div class="picture"></div>` : '';
  const menus = content.menus.map((menu) => menuMarkup(menu, choices, style)).join('');
  const body = `<div class="top">${picture}${place}${legendFirst ? legend : ''}</div>${menus}<div class="end">${legendFirst ? '' : legend}${content.notes.map(note).join('')}</div>`;
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${styleSheet(theme)}\n${pageRules(theme, choices, centred, chance)}</style></head><body>${body}</body></html>`;
  return { html, width: theme.width, height: theme.height, smallest: Math.min(theme.text.size, theme.name.size) };
}

function menuMarkup(menu: DrawnMenu, choices: PrintChoices, style: PrintStyle): string {
  const { family } = choices;
  const title = menu.name ? `<div class="title">${escaped(menu.name)}</div>` : '';
  const line = menu.line ? `<div class="note">${escaped(menu.line)}</div>` : '';
  const parts = menu.sections.map((section, index) =>
    sectionMarkup(
      section,
      index % 2 && family.second ? { ...choices, family: { ...family, ...family.second } } : choices,
      style,
    ),
  );
  if (family.flow !== 'spread' || family.columns === 1)
    return `<div class="head">${title}${line}</div><div class="sections">${parts.join('')}</div>`;
  const columns = Array.from({ length: family.columns }, (_one, at) =>
    parts.filter((_part, index) => index % family.columns === at),
  );
  return `<div class="head">${title}${line}</div><div class="sections">${columns.map((column, index) => `<div style="padding-top:${(index * 23) % 60}pt">${column.join('')}</div>`).join('')}</div>`;
}

function sectionMarkup(section: DrawnSection, choices: PrintChoices, wanted: PrintStyle): string {
  const style =
    (section.sizes?.length ?? 0) > choices.mostSizes && wanted.sizes === 'columns'
      ? { ...wanted, sizes: 'bare' as const }
      : wanted;
  const price = section.price === null ? '' : `${choices.mark}${style.money.print(section.price)}`;
  const columns =
    style.sizes === 'columns' && section.sizes && section.dishes.some((dish) => dish.prices.length > 1)
      ? section.sizes
      : [];
  const sizes = columns.map((size) => `<span class="note cell">${escaped(size)}</span>`).join('');
  const heading = section.name === null ? '' : headingMarkup(`${section.name}${price}`, choices.family.heading);
  const head = sizes ? `<div class="row"><div class="grow">${heading}</div>${sizes}</div>` : heading;
  const line = (text: string | null): string => (text ? `<div class="note">${escaped(text)}</div>` : '');
  const dishes = section.dishes.map((dish) => dishMarkup(printedDish(dish, section, style), choices)).join('');
  const body = `<div class="body">${line(section.note)}${dishes}${line(section.closing)}</div>`;
  const { heading: manner, columns: across } = choices.family;
  const aside = manner === 'turned' || (manner === 'gutter' && across === 1);
  return `<section class="${aside ? 'aside' : ''}${choices.family.panels ? ' panel' : ''}">${head}${body}</section>`;
}

/** How much larger the words may be so that they fill whole pages, from the count of letters. */
function fitting(chance: Chance, content: DrawnContent, family: PaperFamily, theme: Theme): number {
  const column = (theme.width - theme.margin * 2) / family.columns;
  const lines = content.menus
    .flatMap((menu) => menu.sections)
    .reduce((sum, section) => {
      const dishes = section.dishes.map(
        (dish) => 1.6 + Math.ceil(((dish.description?.length ?? 0) * theme.text.size * 0.48) / column),
      );
      return sum + 4 + dishes.reduce((all, one) => all + one, 0);
    }, 5);
  const pages = (lines * theme.name.size * 1.35) / (theme.height - theme.margin * 2) / family.columns;
  const wanted = Math.sqrt((Math.max(1, Math.round(pages * 0.8)) * chance.between(0.7, 0.95)) / pages);
  return Math.min(1.8, column / (theme.name.size * 14), Math.max(0.7, wanted));
}

function pageRules(theme: Theme, { family, leader }: PrintChoices, centred: boolean, chance: Chance): string {
  const align = { left: 'left', centre: 'center', right: 'right' }[family.align];
  const grid = family.flow === 'across' || family.flow === 'spread';
  const columns =
    family.columns === 1
      ? ''
      : grid
        ? `display:grid;grid-template-columns:repeat(${family.columns},1fr);column-gap:${theme.gutter}pt;`
        : `columns:${family.columns};column-gap:${theme.gutter}pt;column-fill:${family.flow === 'balanced' ? 'balance' : chance.pick(['balance', 'auto'])};${theme.columnRule ? `column-rule:1px solid ${theme.accent};` : ''}`;
  const frame =
    theme.frame === 'line'
      ? `body{border:1px solid ${theme.accent};padding:12pt}`
      : theme.frame === 'double'
        ? `body{border:4px double ${theme.accent};padding:12pt}`
        : theme.frame === 'picture'
          ? `body{background:linear-gradient(135deg,${theme.paper},${theme.accent}22)}`
          : '';
  const light = theme.paper.startsWith('#f') || theme.paper.startsWith('#e');
  return `@page{size:${theme.width}pt ${theme.height}pt;margin:${theme.margin}pt;background:${theme.paper}}
@media screen{body{padding:${theme.margin}pt;min-height:${theme.height - theme.margin * 2}pt;width:${theme.width - theme.margin * 2}pt}}
html{background:${theme.paper};-webkit-print-color-adjust:exact}body{margin:0;line-height:${theme.leading.toFixed(2)};text-align:${align}}${frame}
.top,.head,.end{text-align:${centred ? 'center' : 'left'}}.top{margin-bottom:${theme.headingGap}pt}.head{margin-bottom:${theme.headingGap}pt}.end{margin-top:${theme.sectionGap / 2}pt}
.sections{${columns}text-align:${align}}section{margin-bottom:${theme.sectionGap}pt;${chance.chance(0.4) ? 'break-inside:avoid;' : ''}}
.dish{margin-bottom:${theme.itemGap}pt;break-inside:avoid}.heading{margin-bottom:${theme.headingGap}pt;line-height:1.2;break-after:avoid}
.row{display:flex;align-items:baseline;gap:${theme.name.size * 0.6}pt;text-align:left}.row>*{flex:none}.row>.grow{flex:1;min-width:0}.third{width:32%}.first{width:${theme.price.size * 4}pt}.foot{align-self:flex-end}
.row>.keep{flex:0 1 auto;max-width:75%}.row>.dots{flex:1 1 0;min-width:8pt;overflow:hidden;white-space:nowrap;height:1em;${leader === 'border' ? `border-bottom:1px dotted ${theme.name.colour}` : ''}}
.cell{display:inline-block;width:${theme.price.size * 3.6}pt;text-align:${chance.pick(['right', 'center', 'right'])}}.just{text-align:justify}
.code{${`font-size:${theme.name.size * 0.7}pt;color:${theme.name.colour};font-family:'${theme.name.face.family}'`}}.ring{border:1px solid;border-radius:6pt;padding:0 3pt}
.disc{display:inline-block;background:${theme.accent};color:${light ? '#fff' : '#111'};border-radius:9pt;padding:0 4pt}
.panel{border:1px solid ${theme.accent};padding:${theme.name.size}pt;${chance.chance(0.5) ? `background:${theme.accent}14;` : ''}}
.aside{display:flex;gap:8pt}.aside>.body{flex:1;min-width:0}.aside>.heading{width:26%;overflow-wrap:anywhere;font-size:${theme.heading.size * 0.75}pt}.aside>.turned{width:auto;writing-mode:vertical-rl;transform:rotate(180deg);font-size:${theme.heading.size}pt;text-align:center;white-space:nowrap}
.bar,.badge{background:${theme.accent};color:${light ? '#ffffff' : '#1d1d1b'};padding:2pt 6pt}.badge{display:inline-block}.boxed{border:1px solid ${theme.accent};padding:2pt 6pt}.ruled{border-bottom:1px solid ${theme.accent}}.between{border-top:1px solid ${theme.accent};border-bottom:1px solid ${theme.accent}}.spaced{letter-spacing:.22em}.underlined{text-decoration:underline}.drop::first-letter{font-size:150%}
.picture{height:70pt;background:radial-gradient(circle at 40% 40%,#c9a36a,#7a4b22 60%,#3b2314);margin-bottom:8pt}`;
}
