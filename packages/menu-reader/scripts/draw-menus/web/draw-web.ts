import type { Chance } from '../chance.ts';
import type { DrawnContent, DrawnSection } from '../content/types.ts';
import { ARRANGEMENTS, type Arrangement, type Choices } from './arrangements.ts';
import { type ClassNames, drawClassNames } from './class-names.ts';
import { escaped } from './escape.ts';
import type { WebFamily } from './family.ts';
import { headed, tabLabels } from './headings.ts';
import { drawPieceStyle, type PieceStyle, piecesOf } from './pieces.ts';
import { sitePage } from './site.ts';
import { placeJson, trueJson } from './structured-data.ts';

const TAGS = {
  name: ['h3', 'h4', 'h5', 'div', 'span', 'p', 'strong', 'h6', 'b'],
  text: ['p', 'p', 'div', 'span', 'em', 'small'],
  price: ['span', 'span', 'p', 'div', 'strong', 'h5', 'b'],
  box: ['div', 'div', 'article', 'li', 'section'],
} as const;

/** A web page that prints the content in the layout of the family. */
export function drawWeb(
  chance: Chance,
  content: DrawnContent,
  family: WebFamily,
): { readonly html: string; readonly run: string | null } {
  const arrangement = ARRANGEMENTS[family.arrangement] as Arrangement;
  const names = drawClassNames(chance);
  const choices: Choices = {
    names,
    price: family.price,
    tag: {
      name: chance.pick(TAGS.name),
      text: chance.pick(TAGS.text),
      price: chance.pick(TAGS.price),
      box: chance.pick(TAGS.box),
    },
    dash: chance.pick([' - ', ' – ', ' — ', ': ', ' - ', ' | ', '... ']),
  };
  const style = drawPieceStyle(chance, content.money, names);
  const priceDash = chance.pick([' - ', ' ', ': ', ' – ', '<br>', ' all ']);
  const rows = family.heading === 'tabs' || family.heading === 'accordion' ? 1 : chance.pick([1, 1, 1, 2, 3]);
  let index = 0;
  const menus = content.menus.map((menu) => {
    const sections = menu.sections.map((section) => {
      const at = index++;
      return headed(
        family.heading,
        headingText(section, content, priceDash),
        bodyOf(section, { arrangement, choices, style, names }),
        names,
        at,
        at === 0,
      );
    });
    const tabs =
      family.heading === 'tabs'
        ? tabLabels(menu.sections.map((section) => headingText(section, content, ' ') ?? 'Menu'))
        : '';
    const title =
      menu.name === null ? '' : `<${family.title}${names('heading')}>${escaped(menu.name)}</${family.title}>`;
    const line = menu.line ? `<p${names('note')}>${escaped(menu.line)}</p>` : '';
    return `${title}${line}${tabs}${inColumns(sections, rows)}`;
  });
  const body = `<div${names('menu')}>${menus.join('\n<hr>\n')}</div>`;
  const head = chance.weighted({ none: 85, place: 8, menu: 4 });
  const html = sitePage(
    chance,
    content,
    body,
    head === 'none' ? '' : head === 'place' ? placeJson(content) : trueJson(content),
  );
  return { html, run: arrangement.run ?? null };
}

function headingText(section: DrawnSection, content: DrawnContent, dash: string): string | null {
  if (section.name === null) return null;
  return section.price === null
    ? section.name
    : `${section.name}${dash === '<br>' ? ' ' : dash}${content.money.print(section.price)}`;
}

function bodyOf(
  section: DrawnSection,
  page: {
    readonly arrangement: Arrangement;
    readonly choices: Choices;
    readonly style: PieceStyle;
    readonly names: ClassNames;
  },
): string {
  const { arrangement, choices, style, names } = page;
  const items = section.dishes.map((dish, index) => arrangement.item(piecesOf(dish, section, style), choices, index));
  const note = section.note ? `<p${names('note')}>${escaped(section.note)}</p>` : '';
  const closing = section.closing ? `<p${names('extra')}>${escaped(section.closing)}</p>` : '';
  return `${note}${arrangement.wrap(items, choices, section.sizes)}${closing}`;
}

function inColumns(sections: readonly string[], columns: number): string {
  if (columns === 1) return sections.join('\n');
  const tall = Math.ceil(sections.length / columns);
  const parts = Array.from({ length: columns }, (_one, at) => sections.slice(at * tall, (at + 1) * tall)).filter(
    (part) => part.length,
  );
  return `<div class="row">${parts.map((part) => `<div class="col-md-${12 / columns}">${part.join('\n')}</div>`).join('\n')}</div>`;
}
