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

test('prices in one cell, each behind the name of an option, are those of the dish beside them', (t) => {
  const stack = (small: string, large: string): string =>
    `<div><span><em>Soft Bap</em> £${small}</span> <span><em>Long Roll</em> £${large}</span></div>`;
  const row = (name: string, small: string, large: string): string =>
    `<tr><td class="item-name">${name}</td><td class="item-price">${stack(small, large)}</td></tr>`;
  const html = `<h2>Hot rolls</h2><table>${row('Pork and apple', '4.50', '6.50')}${row('Beef', '5.00', '7.25')}
    ${row('Halloumi', '4.75', '6.75')}</table>`;

  const [section] = recogniseHtml(html).menus.flatMap(({ sections }) => sections);
  t.deepEqual(
    section?.items.map(({ name, prices }) => [name, ...prices.map(({ label, price }) => `${label} ${price}`)]),
    [
      ['Pork and apple', 'Soft Bap 4.5', 'Long Roll 6.5'],
      ['Beef', 'Soft Bap 5', 'Long Roll 7.25'],
      ['Halloumi', 'Soft Bap 4.75', 'Long Roll 6.75'],
    ],
  );
});

const DISHES = ['Leek pie', 'Pea fritter', 'Trout'];

/** Statements about the last dish of a page, whose description ends with `markup` and which is followed by `after`. */
function said(markup: string, after = ''): string {
  const dish = (name: string, text: string) => `<div class="dish"><h3>${name}</h3><p>${text}</p><b>£6.50</b></div>`;
  const html = `<h2>Mains</h2>${DISHES.map((name) => dish(name, 'With thyme')).join('')}${dish('Oatcake', `Toasted ${markup}`)}${after}`;
  const items = itemsOf(recogniseHtml(html).menus);
  const { name = '', description = '', stated } = items.at(-1) ?? {};
  return `${name} ${description} ${stated?.freeFrom ?? ''}`;
}

test('struck-through or permanently hidden text is not read', (t) => {
  for (const markup of [
    ...['<del>egg free</del>', '<s>egg free</s>', '<strike>egg free</strike>', '<i class="line-through">egg free</i>'],
    ...['<span style="text-decoration: line-through">egg free</span>', '<span hidden>egg free</span>'],
    ...['<span style="display:none">egg free</span>', '<span style="color: red; visibility: hidden">egg free</span>'],
    ...['<span style="opacity: 0">egg free</span>', '<span class="hidden">egg free</span>'],
  ])
    t.notRegex(said(markup), /egg/i, markup);
  t.regex(said('<span style="opacity: 0.8">egg free</span>'), /egg free/);
});

test('a heading that a script fades in is read', (t) => {
  const dishes = DISHES.map((name) => `<h3>${name}</h3><p>£6.50</p>`).join('');
  const [menu] = recogniseHtml(`<h2 style="opacity:0">Mains</h2>${dishes}`).menus;
  t.deepEqual(
    menu?.sections.map(({ name }) => name),
    ['Mains'],
  );
});

test('screen-reader text is part of a statement, and nothing else is', (t) => {
  t.regex(said('<span class="sr-only">not</span> egg free'), /not egg free/);
  t.regex(said('<span class="visually-hidden">Contains milk</span>'), /Contains milk/);
  t.notRegex(said('<span class="sr-only">opens in a new window</span>'), /window/);
});

test('unticked boxes and unselected choices promise nothing', (t) => {
  for (const control of [
    ...['<label><input type="checkbox"> egg free</label>', '<p><input type="checkbox"> egg free</p>'],
    ...[
      '<input type="radio" id="a"><label for="a">egg free</label>',
      '<span role="switch" aria-checked="false">egg free</span>',
    ],
  ])
    t.notRegex(said('', control), /egg/, control);
  t.regex(said('', '<label><input type="checkbox" checked> egg free</label>'), /egg free/);
  t.regex(said('', '<label><input type="checkbox"> contains egg</label>'), /contains egg/);
});

test('controls that filter dishes say nothing about one, in any language', (t) => {
  for (const control of [
    'Show only: egg free, nut free',
    'Filter: egg free',
    'Nur anzeigen: eifrei',
    'Afficher : sans œuf',
  ])
    t.notRegex(said('', `<p>${control}</p>`), /egg|eifrei|œuf/i, control);
});

test('the alternative text of a picture that warns is read', (t) => {
  for (const alt of [
    'May contain nuts',
    'Not suitable for nut allergy',
    'Contains: milk, egg',
    'Kann Spuren von Senf enthalten',
  ])
    t.true(said(`<img src="x.png" alt="${alt}">`).includes(alt), alt);
  t.false(said('<img src="x.png" alt="A plate of eggs and milk">').includes('plate'));
});

test('a warning about all dishes is a note, in the foot of a page and in linked data, in any language', (t) => {
  const names = [...DISHES, 'Oatcake'];
  const dishes = names.map((name) => `<div><h3>${name}</h3><b>£6.50</b></div>`).join('');
  for (const warning of [
    ...['All our dishes may contain traces of celery', 'Alle Gerichte können Sellerie enthalten'],
    ...['Tous nos plats peuvent contenir du céleri', 'Todos los platos pueden contener apio'],
    ...['Tutti i piatti possono contenere sedano', 'Alle gerechten kunnen selderij bevatten'],
    ...['Wszystkie dania mogą zawierać seler', 'Todos os pratos podem conter aipo'],
  ]) {
    t.deepEqual(recogniseHtml(`<h2>Mains</h2>${dishes}<footer><p>${warning}</p></footer>`).notes, [warning]);
    const hasMenuItem = names.map((name) => ({ '@type': 'MenuItem', name, offers: { price: '6.50' } }));
    for (const menu of [
      { description: warning, hasMenuSection: { '@type': 'MenuSection', name: 'Mains', hasMenuItem } },
      { hasMenuSection: { '@type': 'MenuSection', name: 'Mains', description: warning, hasMenuItem } },
    ]) {
      const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Menu', name: 'Lunch', ...menu });
      t.deepEqual(recogniseHtml(`${dishes}<script type="application/ld+json">${data}</script>`).notes, [warning]);
    }
  }
  t.deepEqual(recogniseHtml(`<h2>Mains</h2>${dishes}<footer><p>All rights reserved</p></footer>`).notes, []);
});
