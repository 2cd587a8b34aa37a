import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outline } from './web-outline.ts';

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
