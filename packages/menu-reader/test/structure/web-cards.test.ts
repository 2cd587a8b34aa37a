import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outline } from './web-outline.ts';

test('classes that only place an element make no other style', (t) => {
  const html = `<h2>Puddings</h2><div class="col-md-6 col-md-offset-3"><p>£5.50</p></div>${[
    'Toffee sponge',
    'Lemon posset and shortbread',
    'Berry crumble',
    'Orange fondant',
  ]
    .map((name, i) => `<div class="${i % 2 ? 'col-md-6' : 'col-md-6 col-md-offset-3'}"><p>${name}</p></div>`)
    .join('')}<h2>Mains</h2>${['Pie', 'Haddock', 'Risotto', 'Lasagne']
    .map(
      (name) => `<div class="col-md-6 col-md-offset-3"><p>${name}</p></div><div class="col-md-6"><p>£12.50</p></div>`,
    )
    .join('')}`;
  t.is(outline(html).length, 8);
  t.is(outline(html)[3], '- / Puddings: Orange fondant | - | 5.5');
});

test('several lines above the first price may hold its heading', (t) => {
  const rows = ['Pie', 'Haddock', 'Risotto', 'Lasagne', 'Curry', 'Chilli', 'Tagine', 'Stew']
    .map((name) => `<div class="row"><span>${name}</span> <span>£12.50</span></div>`)
    .join('');
  const html = `<div class="hero"><b>Evenings</b><p>Fresh pies, from the market</p><p>Ask us, we cook it</p><p>Since long ago, with care</p></div>
    <div class="list">${rows}</div>`;
  t.is(outline(html)[0], '- / Evenings: Pie | - | 12.5');
});

test('headings that each hold one line and its description are names of dishes', (t) => {
  const beer = (name: string): string =>
    `<h5>${name}</h5><p>DRAUGHT - ALE | ABV: 5.0%</p><p>Brewed by hand in a shed beside the river, with a long finish.</p>`;
  const html = `<h4>Ales</h4>${['Old Pump', 'Mild Mary', 'Crooked Elm', 'Dark Lane', 'Long Acre'].map(beer).join('')}`;
  const [section] = recogniseHtml(html).menus[0]?.sections ?? [];
  t.is(section?.name, 'Ales');
  t.deepEqual(
    section?.items.map((item) => item.name),
    ['Old Pump', 'Mild Mary', 'Crooked Elm', 'Dark Lane', 'Long Acre'],
  );
});

test('brackets around a price are removed with it', (t) => {
  const html = `<h2>Extras</h2><p>Queso ($2.00) / per guest</p><p>Ribs ($6.00) / per guest</p><p>Rice ($1.50)</p>`;
  t.deepEqual(
    recogniseHtml(html).menus[0]?.sections[0]?.items.map((item) => `${item.name} ${item.price}`),
    ['Queso 2', 'Ribs 6', 'Rice 1.5'],
  );
});

test('raised pence belong to the price, and a raised number behind a name does not', (t) => {
  const html = `<h2>Plates</h2><p><b>Soup</b> £6<sup>95</sup></p><p><b>Crab Pie</b> £12<sup>50</sup></p><p><b>Eel<sup>14</sup></b> £9<sup>25</sup></p>
    <p><b>Tart</b> <span>4<sup>75</sup></span></p>`;
  t.deepEqual(
    recogniseHtml(html).menus[0]?.sections[0]?.items.map((item) => [item.name, item.price]),
    [
      ['Soup', 6.95],
      ['Crab Pie', 12.5],
      ['Eel', 9.25],
      ['Tart', 4.75],
    ],
  );
});

test('raised pence are joined to their pounds across any elements', (t) => {
  const POUNDS = ['Soup', 'Crab Pie', 'Eel', 'Tart'].map((name, i) => [name, [6, 12, 9, 4][i] ?? 0] as const);
  const forms: readonly ((pounds: number) => string)[] = [
    (pounds) => `£${pounds}<sup>95</sup>`,
    (pounds) => `£${pounds} <sup>95</sup>`,
    (pounds) => `<span class="price">£${pounds}</span><sup>.95</sup>`,
    (pounds) => `<span>£</span><span>${pounds}</span><sup><u>95</u></sup>`,
    (pounds) => `<sup>£</sup>${pounds}<span class="item-cents">95</span>`,
    (pounds) => `<b>${pounds}</b><span style="vertical-align: super">95</span>`,
    (pounds) => `£${pounds}<span>95</span>`,
  ];
  for (const form of forms) {
    const html = `<h2>Plates</h2>${POUNDS.map(([name, pounds]) => `<p><b>${name}</b> ${form(pounds)}</p>`).join('')}`;
    t.deepEqual(
      outline(html),
      POUNDS.map(([name, pounds]) => `- / Plates: ${name} | - | ${pounds}.95`),
      form(6),
    );
  }
});

test('the foot of a card is not the foot of the page', (t) => {
  const card = (name: string, price: string): string =>
    `<div class="dish"><h3>${name}</h3><div class="card-footer"><span>£${price}</span></div></div>`;
  const html = `<h2>Grill</h2>${card('Ribs', '9.50')}${card('Squid', '8.25')}${card('Eel', '11.00')}
    <div class="footer">Gift cards from £20</div>`;
  t.deepEqual(outline(html), ['- / Grill: Ribs | - | 9.5', '- / Grill: Squid | - | 8.25', '- / Grill: Eel | - | 11']);
});

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

const dishes = (...names: string[]): string => names.map((name, i) => `<p>${name} £${i + 4}.50</p>`).join('');

test('labels that share one id by mistake open the part below each of them', (t) => {
  const part = (label: string, id: string, text: string): string =>
    `<div><a href="#${id}">${label}</a></div><div id="${id}">${text}</div>`;
  const html = `<h1>Day menu</h1>${part('Nibbles', 'one', dishes('Olives', 'Almonds', 'Crisps'))}
    ${part('Mains', 'two', dishes('Pie', 'Haddock', 'Risotto'))}
    <h1>Night menu</h1>${part('Nibbles', 'one', dishes('Olives', 'Almonds', 'Radishes'))}
    ${part('Grill', 'three', dishes('Steak', 'Trout', 'Halloumi'))}`;
  t.deepEqual(
    outline(html).map((line) => line.split(' |')[0]),
    [
      'Day menu / Nibbles: Olives',
      'Day menu / Nibbles: Almonds',
      'Day menu / Nibbles: Crisps',
      'Day menu / Mains: Pie',
      'Day menu / Mains: Haddock',
      'Day menu / Mains: Risotto',
      'Night menu / Nibbles: Olives',
      'Night menu / Nibbles: Almonds',
      'Night menu / Nibbles: Radishes',
      'Night menu / Grill: Steak',
      'Night menu / Grill: Trout',
      'Night menu / Grill: Halloumi',
    ],
  );
});

test('a picture that opens a part names it by its alternative text', (t) => {
  const html = `<div><img src="a.png" alt="Bits" data-target="#a"><img src="b.png" alt="Mains" data-target="#b"></div>
    <div id="a">${dishes('Olives', 'Almonds', 'Crisps')}</div><div id="b">${dishes('Pie', 'Haddock', 'Risotto')}</div>`;
  t.deepEqual(
    outline(html).map((line) => line.split(' |')[0]),
    ['Bits: Olives', 'Bits: Almonds', 'Bits: Crisps', 'Mains: Pie', 'Mains: Haddock', 'Mains: Risotto'].map(
      (line) => `- / ${line}`,
    ),
  );
});

test('two named menus may share a section', (t) => {
  const sides = `<h2>Sides</h2>${dishes('Chips', 'Slaw', 'Peas', 'Greens')}`;
  const html = `<h1>Lunch Menu</h1><h2>Rolls</h2>${dishes('Bacon', 'Egg', 'Mushroom')}${sides}
    <h1>Sunday Menu</h1><h2>Roasts</h2>${dishes('Beef', 'Pork', 'Turkey')}${sides}`;
  const lines = outline(html);
  t.is(lines.length, 14);
  t.is(lines.at(-1), 'Sunday Menu / Sides: Greens | - | 7.5');
});

test('heads of price columns are not headings of sections', (t) => {
  const row = (name: string, hot: string, iced: string): string =>
    `<div class="row"><h4>${name}</h4><div><span class="price">${hot}</span> <span class="price">${iced}</span></div></div>`;
  const html = `<h3>Black coffee</h3><div class="heads"><div class="hot"><p>Hot</p></div><div class="cold"><p>Cold</p></div></div>${row('Espresso', '$3.20', '$3.50')}${row('Long black', '$3.60', '$3.90')}
    ${row('Filter', '$3.40', '$3.80')}<h3>White coffee</h3><div class="heads"><div class="hot"><p>Hot</p></div><div class="cold"><p>Cold</p></div></div>${row('Latte', '$4.20', '$4.50')}${row('Mocha', '$4.60', '$4.90')}`;
  t.deepEqual(
    recogniseHtml(html).menus.flatMap((menu) => menu.sections.map((section) => section.name)),
    ['Black coffee', 'White coffee'],
  );
});

const list = (...names: string[]): string => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
const sections = (html: string): string[] => outline(html).map((line) => line.split(' |')[0] ?? '');

test('pictures that each stand over a list head it by their alternative texts', (t) => {
  const html = `<div><img src="a.gif" alt="From the coals">${list('Seekh Kebab', 'Lamb Chops', 'Paneer Tikka')}
    <p><img src="b.gif" alt="Out of the pot"></p>${list('Butter Chicken', 'Rogan Josh', 'Tarka Dal')}</div>`;
  t.deepEqual(sections(html).slice(2, 4), ['- / From the coals: Paneer Tikka', '- / Out of the pot: Butter Chicken']);
});

test('a header within a heading and a line of heading words in a banner are not chrome', (t) => {
  const rows = (...names: string[]): string =>
    names.map((name, i) => `<tr><td>${name}</td><td>£${i + 4}.50</td></tr>`).join('');
  const html = `<table><h5><header>STARTERS</header></h5>${rows('Olives', 'Samosa', 'Soup')}</table>
    <header><h5>RICE</h5></header><table>${rows('Pilau', 'Boiled', 'Fried')}</table>
    <div class="banner">Pasta Dinners</div><table>${rows('Lasagne', 'Cannelloni', 'Linguine')}</table>`;
  t.deepEqual(
    [2, 3, 6].map((i) => sections(html)[i]),
    ['- / STARTERS: Soup', '- / RICE: Pilau', '- / Pasta Dinners: Lasagne'],
  );
});

test('the head of a price column and a back link head nothing', (t) => {
  const html = `<h3>Tapas</h3><h3>Price</h3>${dishes('Olives', 'Croquetas', 'Tortilla')}
    <h3>Pizza</h3><h3><a href="#top">Back</a></h3>${dishes('Marinara', 'Diavola', 'Romana')}`;
  t.deepEqual(sections(html).slice(2, 4), ['- / Tapas: Tortilla', '- / Pizza: Marinara']);
});
