import test from 'ava';
import { itemsOf } from '../../src/draft-menu.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

/** Name, price and description of each item. */
const items = (html: string): (readonly [string, number, string | null])[] =>
  itemsOf(recogniseHtml(html).menus).map(({ name, price, description }) => [name, price, description]);

const DISHES = ['Leek pie', 'Pea fritter', 'Trout', 'Lobby'] as const;

test('a counter that is set as text beside each dish is none of it', (t) => {
  const card = (name: string, i: number): string =>
    `<div class="card"><div class="nm">${name}</div><div class="qty"><span>1</span><div>£${i + 4}.50</div></div></div>`;

  t.deepEqual(items(`<h2>Mains</h2>${DISHES.map(card).join('')}`), [
    ['Leek pie', 4.5, null],
    ['Pea fritter', 5.5, null],
    ['Trout', 6.5, null],
    ['Lobby', 7.5, null],
  ]);
});

test('a badge inside a name is no part of it', (t) => {
  const html = `<h2>Mains</h2><h3><b>New!</b> Leek pie</h3><p>£4.50</p><h3>Pea fritter</h3><p>£5.50</p>
    <h3>New potato hash</h3><p>£6.50</p><h3>Trout</h3><p>£7.50</p>`;

  t.deepEqual(
    items(html).map(([name]) => name),
    ['Leek pie', 'Pea fritter', 'New potato hash', 'Trout'],
  );
});

test('controls that choose dishes say nothing of them', (t) => {
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

test('a picture alone in a heading heads by its alternative text', (t) => {
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
