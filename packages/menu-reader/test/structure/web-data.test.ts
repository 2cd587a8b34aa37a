import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

type Dish = readonly [name: string, price: string];

const data = (dishes: readonly Dish[]): string => {
  const hasMenuItem = dishes.map(([name, price]) => ({ '@type': 'MenuItem', name, offers: { price } }));
  const menu = { '@context': 'https://schema.org', '@type': 'Menu', name: 'Lunch', hasMenuItem };
  return `<script type="application/ld+json">${JSON.stringify(menu)}</script>`;
};
const page = (dishes: readonly Dish[]): string =>
  `<h2>Mains</h2>${dishes.map(([name, price]) => `<p>${name} £${price}</p>`).join('')}`;
const read = (html: string): unknown =>
  itemsOf(recogniseHtml(html).menus).map(({ name, price, review }) => [name, price, review.length]);

const SHOWN: readonly Dish[] = [
  ['Leek pie', '9.50'],
  ['Pea fritter', '7.25'],
  ['Trout', '14.00'],
  ['Lobby', '8.75'],
  ['Oatcake stack', '6.50'],
];

test('data with dishes other than those of the page are not believed', (t) => {
  const template: readonly Dish[] = [
    ['Sample burger', '5.00'],
    ['Sample pizza', '6.00'],
    ['Sample salad', '4.00'],
  ];

  t.deepEqual(
    read(data(template) + page(SHOWN)),
    SHOWN.map(([name, price]) => [name, Number(price), 0]),
  );
});

test('of two prices of a dish the visible one counts, and the dish goes to review', (t) => {
  const stale = SHOWN.map(([name, price]): Dish => [name, name === 'Trout' ? '12.50' : price]);

  t.deepEqual(
    read(data(stale) + page(SHOWN)),
    SHOWN.map(([name, price]) => [name, Number(price), name === 'Trout' ? 1 : 0]),
  );
});

test('data of a page that draws its dishes by script are believed', (t) => {
  t.deepEqual(
    read(`${data(SHOWN)}<div id="app"></div>`),
    SHOWN.map(([name, price]) => [name, Number(price), 0]),
  );
});

test('sections of data without a menu are read once each, with their dishes', (t) => {
  const section = (name: string, dishes: readonly Dish[]): unknown => ({
    ...{ '@context': 'https://schema.org', '@type': 'MenuSection', name },
    hasMenuItem: dishes.map(([dish, price]) => ({ '@type': 'MenuItem', name: dish, offers: { price } })),
  });
  const graph = JSON.stringify([section('Pies', SHOWN.slice(0, 2)), section('Mains', SHOWN.slice(2))]);
  const { menus } = recogniseHtml(`<script type="application/ld+json">${graph}</script><div id="app"></div>`);
  t.deepEqual(
    menus.flatMap(({ sections }) => sections.map(({ name, items }) => [name, ...items.map((item) => item.name)])),
    [
      ['Pies', 'Leek pie', 'Pea fritter'],
      ['Mains', 'Trout', 'Lobby', 'Oatcake stack'],
    ],
  );
});

/** Statements about each dish of a page with nothing but its data. */
const stated = (script: string) =>
  itemsOf(recogniseHtml(`${script}<div id="app"></div>`).menus).map(({ name, price, stated: { words, ...facts } }) => ({
    ...{ name, price },
    ...facts,
  }));

test('data may use parts before defining them, and be untidy', (t) => {
  const menu = `{ "@context": "https://schema.org", "@graph": [
    { "@type": "Menu", "name": "Lunch", "hasMenuSection": { "@id": "#pies" } }, /* one menu */
    { "@type": "MenuSection", "@id": "#pies", "name": "Pies", "hasMenuItem": ["#leek", { "@id": "#pea" }, "#gone",
      { "@type": "MenuItem", "name": { "@value": "Trout" }, "nutrition": { "calories": "410 kcal" }, "offers": { "price": 14 } }], },
    { "@type": "MenuItem", "@id": "#leek", "name": "Leek &amp; bean
      pie", "suitableForDiet": "https://schema.org/VeganDiet", "offers": { "priceSpecification": { "price": "9.50" } } },
    { "@type": "MenuItem", "@id": "#pea", "name": "Pea &#38; mint tart", "price": "7.25" },
  ] }`;
  t.deepEqual(stated(`<script type="application/ld+json">${menu}</script>`), [
    { name: 'Leek & bean pie', price: 9.5, vegetarian: true, vegan: true },
    { name: 'Pea & mint tart', price: 7.25 },
    { name: 'Trout', price: 14, calories: 410 },
  ]);
});

test('the largest menu in the states of programs is read, with prices in pence and facts under any name', (t) => {
  const filler = Array.from({ length: 5 }, (_, i) => ({ name: `Tea ${i}`, price: 2 }));
  const items = [
    { name: 'Leek pie', price_in_pence: 950 },
    { name: 'Pea fritter', price: { amount: 725, currency: 'GBP' } },
    { name: 'Trout', price: '£14.00', tags: ['spicy', { name: 'gluten free' }] },
    { name: 'Lobby', price: 8.75, is_vegetarian: true },
    { name: 'Oatcake stack', price: 'ask us' },
    { name: 'Ham hock', price: 12 },
  ];
  const state = JSON.stringify({ of: 'x'.repeat(200), menu: { title: 'Mains', items } });
  const smaller = JSON.stringify({ of: 'x'.repeat(200), filler });
  for (const value of [state, JSON.stringify(state)])
    t.deepEqual(
      stated(`<script>window.__OTHER__ = ${smaller};</script><script>window.__STATE__ = ${value};</script>`),
      [
        { name: 'Leek pie', price: 9.5 },
        { name: 'Pea fritter', price: 7.25 },
        { name: 'Trout', price: 14, spicy: true, freeFrom: ['GLUTEN'] },
        { name: 'Lobby', price: 8.75, vegetarian: true },
        { name: 'Oatcake stack', price: 0 },
        { name: 'Ham hock', price: 12 },
      ],
    );
});
