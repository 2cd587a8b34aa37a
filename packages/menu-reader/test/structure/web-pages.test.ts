import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

const dishes = (...names: string[]): string => names.map((name, i) => `<p>${name} £${i + 4}.50</p>`).join('');

const names = (html: string): string[] =>
  recogniseHtml(html).menus.flatMap((menu) =>
    menu.sections.flatMap((section) => section.items.map((item) => `${section.name}: ${item.name}`)),
  );

test('template code around dishes is not part of them', (t) => {
  const html = `---
title: Our menu
---
<h2>Starters</h2><?php foreach ($rows as $row) { if ($row->open > 1) { ?><p>Soup £4.50</p><?php } } ?>
    {% for dish in dishes %}<p>{{ dish.name }} £{{ dish.price }}</p>{% endfor %}
    <p>Terrine £6.50</p><p>Whitebait <%= sign %> £7.50</p>`;
  t.deepEqual(names(html), ['Starters: Soup', 'Starters: Terrine', 'Starters: Whitebait']);
});

test('tiles that lead to other pages are not headings', (t) => {
  const tile = (name: string): string => `<div class="tile"><a href="${name}.html"><h3>${name}<br>menu</h3></a></div>`;
  const html = `<div>${['lunch', 'evening', 'drinks'].map(tile).join('')}<div><h3>Evening menu</h3>
    <h4>Mains</h4>${dishes('Pie', 'Haddock', 'Risotto')}<h4>Puddings</h4>${dishes('Crumble', 'Sorbet', 'Brownie')}</div></div>`;
  t.is(recogniseHtml(html).menus.length, 1);
  t.is(recogniseHtml(html).menus[0]?.name, 'Evening menu');
});

test('one word for a meal above the first section is the name of the menu, even with hours between', (t) => {
  const rows = ['Olives', 'Bread', 'Almonds', 'Crisps', 'Hummus', 'Pickles', 'Radishes', 'Gherkins']
    .map((name) => `<p>${name}<br>4.50</p>`)
    .join('');
  const html = `<div><div class="top">Dinner<br>Sunday 5pm-9.30pm<br>Friday 6pm-10.30pm<br>Saturday 5pm-10.30pm</div>
    <div class="note">All prices include VAT</div></div><section><h2>To share</h2>${rows}</section>`;
  t.is(recogniseHtml(html).menus[0]?.name, 'Dinner');
});

test('an address with a phone number is not a dish, even with a price in its sentence', (t) => {
  const contact = 'Mill Lane, Stone ST15 8AA. Bookings: 01632 960000. Senior lunch for £9.50 Monday to Thursday.';
  const html = `<h2>Mains</h2>${dishes('Pie', 'Haddock', 'Risotto', 'Gammon')}<p>${contact}</p>`;
  t.deepEqual(names(html), ['Mains: Pie', 'Mains: Haddock', 'Mains: Risotto', 'Mains: Gammon']);
});
