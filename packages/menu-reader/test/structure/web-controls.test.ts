import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

/** Name, price and description of each item. */
const items = (html: string): (readonly [string, number, string | null])[] =>
  itemsOf(recogniseHtml(html).menus).map(({ name, price, description }) => [name, price, description]);

const DISHES = ['Leek pie', 'Pea fritter', 'Trout', 'Lobby'] as const;

test('a text counter beside each dish is not part of it', (t) => {
  const card = (name: string, i: number): string =>
    `<div class="card"><div class="nm">${name}</div><div class="qty"><span>1</span><div>£${i + 4}.50</div></div></div>`;

  t.deepEqual(items(`<h2>Mains</h2>${DISHES.map(card).join('')}`), [
    ['Leek pie', 4.5, null],
    ['Pea fritter', 5.5, null],
    ['Trout', 6.5, null],
    ['Lobby', 7.5, null],
  ]);
});

test('a badge inside a name is not part of it', (t) => {
  const html = `<h2>Mains</h2><h3><b>New!</b> Leek pie</h3><p>£4.50</p><h3>Pea fritter</h3><p>£5.50</p>
    <h3>New potato hash</h3><p>£6.50</p><h3>Trout</h3><p>£7.50</p>`;

  t.deepEqual(
    items(html).map(([name]) => name),
    ['Leek pie', 'Pea fritter', 'New potato hash', 'Trout'],
  );
});

test('controls that choose dishes say nothing about them', (t) => {
  const dishes = DISHES.map((name, i) => `<h4>${name} <span>£${i + 4}.50</span></h4>`).join('');
  const html = `<p><i></i>&nbsp;Only Show Vegetarian Dishes</p><p>Show all dishes</p><h3>Starters</h3>${dishes}`;

  const found = recogniseHtml(html).menus.flatMap(({ sections }) => sections);
  t.deepEqual(
    found.map(({ name }) => name),
    ['Starters'],
  );
  t.true(found.every((section) => section.items.every(({ stated }) => stated.vegetarian === undefined)));
});

test('a meal in brackets behind a price is its label', (t) => {
  const row = (name: string, i: number): string =>
    `<div><div class="item-name">${name}</div><div class="item-price">£${i + 4}.50 (Lunch)</div></div>`;

  t.deepEqual(
    items(`<h2>Mains</h2>${DISHES.map(row).join('')}`).map(([name, price]) => [name, price]),
    [
      ['Leek pie', 4.5],
      ['Pea fritter', 5.5],
      ['Trout', 6.5],
      ['Lobby', 7.5],
    ],
  );
});

test('a lone picture in a heading heads by its alternative text', (t) => {
  const part = (alt: string, names: readonly string[]): string =>
    `<h2><img src="a.png" alt="${alt}"></h2>${names.map((name, i) => `<p>${name} £${i + 4}.50</p>`).join('')}`;
  const html = part('From the smokehouse', ['Trout', 'Eel', 'Ham']) + part('Out of the oven', ['Pie', 'Hash', 'Tart']);

  const { menus } = recogniseHtml(html);
  t.deepEqual(
    menus.flatMap(({ sections }) => sections.map(({ name }) => name)),
    ['From the smokehouse', 'Out of the oven'],
  );
});

test('the alternative text of a picture of the menu is read like text', (t) => {
  const alt = 'Leek pie £4.50&#10;Pea fritter £5.50&#10;Trout £6.50&#10;Lobby £7.50';

  t.deepEqual(
    items(`<h2>Mains</h2><div><img src="menu.png" alt="${alt}"></div>`).map(([name, price]) => [name, price]),
    [
      ['Leek pie', 4.5],
      ['Pea fritter', 5.5],
      ['Trout', 6.5],
      ['Lobby', 7.5],
    ],
  );
});

const BUTTONS: Readonly<Record<string, (name: string) => string>> = {
  'to order': (name) => `<h3>${name}</h3>PRICE<button>Add ${name} to order</button>`,
  'to your basket': (name) => `<div>${name}</div>PRICE<button>Add ${name} to your basket</button>`,
  'with a number': (name) => `<h3>${name}</h3>PRICE<button>Add 1 ${name} to the bag</button>`,
  'that chooses it': (name) => `<h3>${name}</h3>PRICE<button>Choose ${name}</button>`,
  'in another language': (name) => `<strong>${name}</strong>PRICE<button>${name} in den Warenkorb</button>`,
  'in a part of its own': (name) =>
    `<div><h4>${name}</h4></div>PRICE<div class="act"><div><button>Order ${name}</button></div></div>`,
  'behind a name by its class': (name) =>
    `<div class="item-name">${name}</div>PRICE<button>Details of ${name}</button>`,
};

for (const [kind, card] of Object.entries(BUTTONS))
  test(`the text of a button that names its dish is not a description: ${kind}`, (t) => {
    const html = DISHES.map(
      (name, i) => `<div class="card">${card(name).replace('PRICE', `<span>£${i + 4}.50</span>`)}</div>`,
    );
    t.deepEqual(
      items(`<main><h2>Mains</h2>${html.join('')}</main>`),
      DISHES.map((name, i) => [name, i + 4.5, null]),
    );
  });

test('a button that opens a section heads it, whatever the name of the dish before', (t) => {
  const section = (heading: string, dishes: readonly string[]): string =>
    `<button>${heading}</button><div>${dishes.map((name, i) => `<h3>${name}</h3><b>£${i + 4}.50</b>`).join('')}</div>`;
  const read = (...sections: readonly string[]): string[] =>
    recogniseHtml(`<main>${sections.join('')}</main>`).menus.flatMap((menu) => menu.sections.map(({ name }) => name));
  const tarts = ['Plum tart', 'Pea tart', 'Egg tart'];
  t.deepEqual(read(section('Starters', DISHES), section('Lobby and more', tarts)), ['Starters', 'Lobby and more']);
  t.deepEqual(read(section('Stews', ['Lamb', 'Beef', 'Tart']), section('Tarts and Pies', tarts)), [
    'Stews',
    'Tarts and Pies',
  ]);
});
