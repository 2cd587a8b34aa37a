import test from 'ava';
import { dishesIn, linkedMenu, linkedScript } from './embedded/data-page.ts';

type Dish = readonly [name: string, price: string];
const DISHES: readonly Dish[] = [
  ['Leek Tart', '9.50'],
  ['Beef Stew', '12.75'],
  ['Fish Pie', '13.00'],
  ['Lamb Shank', '16.95'],
  ['Bean Chilli', '11.50'],
];
const LAST: Dish = ['Plum Crumble', '6.25'];
const list = (dishes: readonly Dish[], attributes = ''): string => {
  const cards = dishes.map(([name, price]) => `<div class="item"><h3>${name}</h3><span>£${price}</span></div>`);
  return `<div ${attributes}>${cards.join('')}</div>`;
};
const namesIn = (html: string): string[] => dishesIn(html).map(({ name }) => name);
const section = (...lists: readonly string[]): string => `<main><h2>Mains</h2>${lists.join('')}</main>`;
const names = (dishes: readonly Dish[]): string[] => dishes.map(([name]) => name);

const HIDDEN = 'class="mobile-only" style="display:none"';
const PAGES: Readonly<Record<string, readonly [html: string, dishes: readonly Dish[]]>> = {
  'the copy hidden': [section(list(DISHES, 'class="desktop-only"'), list(DISHES, HIDDEN)), DISHES],
  'the first hidden': [section(list(DISHES, HIDDEN), list(DISHES, 'class="desktop-only"')), DISHES],
  'three times': [section(list(DISHES), list(DISHES, HIDDEN), list(DISHES, 'class="print"')), DISHES],
  'a dish behind the copy': [section(list(DISHES), list(DISHES, HIDDEN), list([LAST])), [...DISHES, LAST]],
  'a dish before the list': [section(list([LAST]), list(DISHES), list(DISHES, HIDDEN)), [LAST, ...DISHES]],
  'three dishes': [section(list(DISHES.slice(2)), list(DISHES.slice(2), HIDDEN)), DISHES.slice(2)],
};

for (const [kind, [html, dishes]] of Object.entries(PAGES))
  test(`a list directly repeated by a section is kept once: ${kind}`, (t) => {
    t.deepEqual(namesIn(html), names(dishes));
  });

test('a list with other prices is not a copy, nor is one of two dishes', (t) => {
  const dearer = DISHES.map(([name], i): Dish => [name, `${20 + i}.00`]);
  t.deepEqual(namesIn(section(list(DISHES), list(dearer))), names([...DISHES, ...dearer]));
  const [first, second] = DISHES;
  const twice = [first, second, first, second].flatMap((dish) => (dish ? [dish] : []));
  t.deepEqual(namesIn(section(list([...twice, LAST]))), names([...twice, LAST]));
});

test('a duplicate menu in the data of a page is kept once', (t) => {
  const items = DISHES.map(([name, price]) => ({ name, price }));
  t.deepEqual(namesIn(linkedMenu(items) + linkedMenu(items)), names(DISHES));
  t.deepEqual(namesIn(linkedMenu([...items, ...items])), names(DISHES));
  const sections = [items, items].map((hasMenuItem) => ({
    '@type': 'MenuSection',
    name: 'Mains',
    hasMenuItem: hasMenuItem.map((item) => ({ '@type': 'MenuItem', ...item })),
  }));
  t.deepEqual(namesIn(linkedScript(JSON.stringify(sections))), names(DISHES));
});
