import { type Casing, cased, drawCasings } from '../casing.ts';
import { createChance } from '../chance.ts';
import { printSigns } from '../codes.ts';
import { type Gold, goldOf } from '../gold.ts';
import type { InventedMenu } from '../invent-menu.ts';
import type { Dish, Menu, Section } from '../menu.ts';
import { print } from '../money.ts';
import { priceText, SIZE_STYLES, type SizeStyle } from '../price-text.ts';
import { type ClassNames, drawClassNames } from './class-names.ts';
import { DISH_LAYOUTS } from './dish-layouts.ts';
import { type Data, dataMarkup } from './linked-data.ts';
import { PAGE_LAYOUTS } from './page-layouts.ts';
import { SECTION_LAYOUTS } from './section-layouts.ts';
import { escaped, type Fields, fill } from './template.ts';

/** Look of a page: a row of each table, and the variation within them. */
export interface WebLook {
  readonly dish: keyof typeof DISH_LAYOUTS;
  readonly section: keyof typeof SECTION_LAYOUTS;
  readonly page: keyof typeof PAGE_LAYOUTS;
  readonly data: Data;
  readonly classes: ClassNames;
  readonly signs: 'after name' | 'raised' | 'in an element' | 'after text' | 'pictures';
  readonly sizes: SizeStyle;
  readonly title: 'h1' | 'h2' | 'h3';
  readonly casings: { readonly name: Casing; readonly text: Casing; readonly heading: Casing };
  readonly numbered: boolean;
}

export const WEB_LAYOUTS =
  Object.keys(DISH_LAYOUTS).length * Object.keys(SECTION_LAYOUTS).length * Object.keys(PAGE_LAYOUTS).length;

/** Look of a seed; overrides are not drawn. */
export function webLook(seed: number, given: Partial<WebLook> = {}): WebLook {
  const chance = createChance(seed, 'web look');
  const dish = given.dish ?? chance.pick(Object.keys(DISH_LAYOUTS));
  const section = chance.pick(Object.keys(SECTION_LAYOUTS));
  return {
    dish,
    section: DISH_LAYOUTS[dish]?.section ?? section,
    page: chance.pick(Object.keys(PAGE_LAYOUTS)),
    data: chance.weighted({ none: 85, place: 7, menu: 4, 'older menu': 2, 'menu alone': 1, 'state alone': 1 }),
    classes: drawClassNames(chance),
    signs: chance.weighted({ 'after name': 55, 'in an element': 20, raised: 12, 'after text': 10, pictures: 3 }),
    sizes: chance.pick(SIZE_STYLES),
    title: chance.pick(['h1', 'h1', 'h2', 'h3'] as const),
    casings: drawCasings(chance),
    numbered: chance.chance(0.08),
    ...given,
  };
}

export const webLayoutName = ({ dish, section, page, data }: WebLook): string =>
  [dish, section, page, ...(data === 'none' || data === 'place' ? [] : [data])].join(' / ');

/** Page that shows the menu in the look, with its correct answer. Deterministic. */
export function drawHtml(menu: InventedMenu, look: WebLook): { readonly html: string; readonly gold: Gold } {
  const gold = goldOf(menu.menus, menu.signs, 'html', webLayoutName(look));
  const hidden = look.data === 'menu alone' || look.data === 'state alone';
  const counter = { dishes: 0, sections: 0 };
  const body = hidden
    ? '<div id="app"></div>'
    : menu.menus.map((one) => menuMarkup(one, menu, look, counter)).join('\n<hr>\n');
  const lines = [...(menu.signs.legend ? [menu.signs.legend] : []), ...menu.notes].map(
    (line) => `<p>${escaped(line)}</p>`,
  );
  const { name, street, city, postcode, phoneNumber } = menu.place;
  const html = fill(hidden ? (PAGE_LAYOUTS.plain ?? '') : (PAGE_LAYOUTS[look.page] ?? ''), {
    menu: `<div${look.classes['.menu']}>${body}</div>`,
    notes: hidden ? '' : lines.join('\n'),
    place: escaped(name),
    address: `${street}, ${city} ${postcode}`,
    phone: phoneNumber,
    title: escaped(menu.menus[0]?.name ?? 'Menu'),
    head: dataMarkup(menu, look.data),
    offer: print('12.00', menu.money),
  });
  return { html, gold };
}

interface Counter {
  dishes: number;
  sections: number;
}

function menuMarkup({ name, sections }: Menu, menu: InventedMenu, look: WebLook, counter: Counter): string {
  const { section: template = '', label = '', labels = '' } = SECTION_LAYOUTS[look.section] ?? {};
  const first = counter.sections;
  const heading = (section: Section): string => escaped(cased(section.name ?? '', look.casings.heading));
  const drawn = sections.map((section) => {
    const body = sectionBody(section, menu, look, counter);
    const letters = [...cased(section.name ?? '', look.casings.heading)]
      .map((letter) => (letter === ' ' ? '&nbsp;' : escaped(letter)))
      .join(' ');
    const fields = { ...look.classes, name: heading(section), letters, body, i: String(counter.sections++) };
    return section.name === null ? `<div${look.classes['.section']}>${body}</div>` : fill(template, fields);
  });
  const links = sections
    .map((section, index) => fill(label, { name: heading(section), i: String(first + index) }))
    .join('');
  const title = name === null ? '' : `<${look.title}>${escaped(cased(name, look.casings.heading))}</${look.title}>`;
  return `${title}${fill(labels, { labels: links })}${drawn.join('\n')}`;
}

function sectionBody({ notes, items }: Section, menu: InventedMenu, look: WebLook, counter: Counter): string {
  const layout = DISH_LAYOUTS[look.dish];
  const dishes = items.map((dish) => fill(layout?.dish ?? '', dishFields(dish, menu, look, counter.dishes++)));
  const labels =
    items.find(({ prices }) => prices.length > 1)?.prices.map(({ label }) => `<th>${escaped(label ?? '')}</th>`) ?? [];
  const said = notes.map((note) => `<p${look.classes['.note']}>${escaped(note)}</p>`).join('');
  return (
    said + fill(layout?.list ?? '{dishes}', { ...look.classes, dishes: dishes.join('\n'), sizes: labels.join('') })
  );
}

function dishFields(dish: Dish, menu: InventedMenu, look: WebLook, index: number): Fields {
  const { money } = menu;
  const { classes, casings } = look;
  const marked = signsMarkup(dish, menu, look);
  const kcal = dish.kcal === null ? '' : `${dish.kcal} kcal`;
  const text = [dish.description === null ? '' : escaped(cased(dish.description, casings.text)), kcal]
    .filter(Boolean)
    .join(' ');
  const late = look.signs === 'after text' && text !== '';
  const bare = escaped(cased(dish.name, casings.name));
  const cell = `<td${classes['.price']}>`;
  return {
    ...classes,
    bare,
    name: `${look.numbered ? `${index + 1}. ` : ''}${bare}${late ? '' : marked}`,
    marks: marked,
    text: late ? text + marked : text,
    amount: dish.prices.length ? String(Math.min(...dish.prices.map(({ amount }) => Number(amount)))) : '',
    price: escaped(priceText(dish.prices, money, look.sizes)).replaceAll('\n', '<br>'),
    cells: dish.prices.length
      ? dish.prices.map(({ amount }) => `${cell}${escaped(print(amount, money))}</td>`).join('')
      : `${cell}</td>`,
    i: String(index + 1),
  };
}

const PICTURED: Readonly<Record<string, string>> = { v: 'Vegetarian', ve: 'Vegan', gf: 'Gluten free' };

/** Signs of a dish, with a space before them; pictures carry their meaning as text. */
function signsMarkup({ codes }: Dish, { signs }: InventedMenu, { signs: manner, classes }: WebLook): string {
  const printed = escaped(printSigns(codes, signs));
  if (!printed) return '';
  if (manner === 'raised') return `<sup>${printed}</sup>`;
  if (manner === 'in an element') return ` <span${classes['.sign']}>${printed}</span>`;
  const pictured = codes.filter((code) => signs.of[code]);
  if (manner !== 'pictures' || pictured.some((code) => !PICTURED[code])) return ` ${printed}`;
  return pictured.map((code) => ` <img src="/icons/${code}.png" alt="${PICTURED[code]}">`).join('');
}
