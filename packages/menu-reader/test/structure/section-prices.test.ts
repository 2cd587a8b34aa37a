import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outline } from './web-outline.ts';

test('headings in blocks of their own are two, not one that was wrapped', (t) => {
  const row = (name: string, price: string): string => `<tr><td>${name}</td><td>${price}</td></tr>`;
  const head = (name: string): string => `<tr><th class="head">${name}</th></tr>`;
  const html = `<table>${head('Gins')}${head('Fruity')}${row('Bramble', '4.20')}${row('Quince', '4.40')}${row('Sloe', '4.10')}
    ${head('Dry')}${row('Harbour', '4.60')}${row('Moor', '4.30')}${row('Old Mill', '4.80')}</table>`;
  t.is(outline(html)[0], '- / Fruity: Bramble | - | 4.2');
  t.is(outline(html)[3], '- / Dry: Harbour | - | 4.6');
});

test('a priced line below a heading covers the names below it', (t) => {
  const named = (name: string, price: string): string => `<p class="dish">${name}${price}</p><p>With salad</p>`;
  const html = `<h2>Starters</h2>${named('Soup', ' - 5.50')}${named('Scallops', ' - 8.50')}${named('Terrine', ' - 6.75')}
    <h2>Salads</h2><p class="line">MODEST - 7.50 | GENEROUS WITH CHIPS - 12.95</p>${named('Chicken', '')}${named('Crispy Beef', '')}${named('Falafel', '')}
    <h2>Puddings</h2><p class="line">ALL PRICED AT 6.50</p>${named('Crumble', '')}${named('Sponge', '')}`;
  t.deepEqual(outline(html).slice(3), [
    '- / Salads: Chicken | With salad | 7.5',
    '- / Salads: Crispy Beef | With salad | 7.5',
    '- / Salads: Falafel | With salad | 7.5',
    '- / Puddings: Crumble | With salad | 6.5',
    '- / Puddings: Sponge | With salad | 6.5',
  ]);
});

test('a lone price below a heading covers its dishes, and of two lone prices each has its name', (t) => {
  const lines = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
  const html = `<h2>Starters</h2>${lines('£4.95', 'Trio of puddings served with gravy', 'Ham and melon on leaves with basil oil', 'Pea terrine', 'Squash soup')}
    <h2>Mains</h2>${lines('Linguine', '£10.95', 'Lamb pie', '£11.95', 'Slow cooked pork belly in an apricot glaze', '£9.95', 'Leek tart', '£9.95')}`;
  t.deepEqual(
    outline(html).map((line) => line.split(' ').at(-1)),
    ['4.95', '4.95', '4.95', '4.95', '10.95', '11.95', '9.95', '9.95'],
  );
});

test('dishes of a set meal have no price of their own, and those of a priced heading have', (t) => {
  const named = (name: string): string => `<p class="dish">${name}</p><p>With rice</p>`;
  const set = (name: string, price: string): string =>
    `<h2>${name}</h2><p class="line">ALL PRICED AT ${price}</p>${named('Spring Roll')}${named('Crispy Beef')}${named('Lychees')}`;
  const html = `<h2>Starters</h2><p class="dish">Soup - 5.50</p><p>With bread</p><p class="dish">Wings - 6.50</p><p>With dip</p>
    ${set('Set Meal for Two', '10.20')}${set('Banquet', '21.50')}${set('Puddings', '6.50')}`;
  t.deepEqual(
    outline(html)
      .slice(2)
      .map((line) => line.split(' ').at(-1)),
    ['0', '0', '0', '0', '0', '0', '6.5', '6.5', '6.5'],
  );
});

test('a priced heading over lesser headings without prices is a section', (t) => {
  const priced = (name: string): string => `<h2>${name}<span>£4.50</span></h2><h4>With one filling and salad</h4>`;
  const html = `${['Baked Potato', 'Hot Wrap', 'Single Roll', 'Double Roll', 'Hot Pot', 'Rice Box'].map(priced).join('')}${priced('Salad Box')}${priced('Kebab')}
    <h2>Round Ones<span>£6.95</span></h2><h3>Green Home</h3><h4>Avocado, tomato</h4>
    <h3>Fun Guy</h3><h4>Mushrooms, cheese</h4><h3>Pickle Bone</h3><h4>Gherkin and onion</h4>`;
  const lines = outline(html).filter((line) => line.includes('Round Ones'));
  t.deepEqual(lines, [
    '- / Round Ones: Green Home | Avocado, tomato | 6.95',
    '- / Round Ones: Fun Guy | Mushrooms, cheese | 6.95',
    '- / Round Ones: Pickle Bone | Gherkin and onion | 6.95',
  ]);
});

const dishes = (...names: string[]): string => names.map((name, i) => `<p>${name} £${i + 4}.50</p>`).join('');

test('a remark beside a heading is not a heading, and a heading in two looks is one', (t) => {
  const html = `<h2>Pizzas <small>All twelve inch</small></h2>${dishes('Rossa', 'Bianca', 'Verde')}
    <h2>Fish <span class="amp">&amp; Chips</span></h2>${dishes('Cod', 'Plaice', 'Hake')}`;
  t.deepEqual(
    recogniseHtml(html).menus.flatMap((menu) => menu.sections.map((section) => section.name)),
    ['Pizzas', 'Fish & Chips'],
  );
});

test('a heading with the price of all its dishes is named without the word for all', (t) => {
  const html = `<h2>Omelettes, all £6.50</h2><ul><li>Ham</li><li>Mushroom</li><li>Cheddar</li></ul>
    <h2>Soups – each £4.25</h2><ul><li>Leek</li><li>Parsnip</li><li>Tomato</li></ul>`;
  t.deepEqual(outline(html), [
    '- / Omelettes: Ham | - | 6.5',
    '- / Omelettes: Mushroom | - | 6.5',
    '- / Omelettes: Cheddar | - | 6.5',
    '- / Soups: Leek | - | 4.25',
    '- / Soups: Parsnip | - | 4.25',
    '- / Soups: Tomato | - | 4.25',
  ]);
});

test('the price of the only priced heading, or a high one, is that of a set meal; several low ones are those of their dishes', (t) => {
  const section = (name: string, price: string, ...names: string[]): string =>
    `<h2>${name}<span> ${price}</span></h2>${names.map((one) => `<p>${one}</p>`).join('')}`;
  const pastas = section('Pastas', '£7', 'Carbonara', 'Arrabbiata', 'Lasagne');
  const prices = (html: string): string[] => outline(html).map((line) => line.split(' ').at(-1) ?? '');
  t.deepEqual(prices(section('Set Lunch', '£15', 'Leek Soup', 'Beef Pie', 'Apple Tart')), ['0', '0', '0']);
  t.deepEqual(prices(section('Pizzas', '£8', 'Margherita', 'Napoli', 'Fiorentina') + pastas), [
    '8',
    '8',
    '8',
    '7',
    '7',
    '7',
  ]);
  t.deepEqual(
    prices(section('Two Courses', '£22', 'Margherita', 'Napoli', 'Fiorentina') + pastas),
    new Array(6).fill('0'),
  );
});

test('priced lines over the same recurring lines are meals with their contents', (t) => {
  const meal = (name: string, price: string, ...parts: string[]): string =>
    `<div class="box"><h3>${name} <span>£${price}</span></h3><ul>${parts.map((part) => `<li>${part}</li>`).join('')}</ul></div>`;
  const html = `<h1>Menu</h1><h2>Boxes</h2>${meal('Small box', '8.50', 'Curry', 'Rice')}
    ${meal('Box for one', '10.50', 'Curry', 'Rice', 'Naan')}${meal('Feast', '14.50', 'Curry', 'Rice', 'Naan', 'Poppadom')}
    ${meal('Grand feast', '16.50', 'Curry', 'Rice', 'Naan', 'Poppadom', 'Mango juice')}
    ${meal('Feast with beer', '18.50', 'Curry', 'Rice', 'Naan', 'Poppadom', 'A glass of beer')}`;
  t.deepEqual(
    outline(html).map((line) => line.replace(/.*: /, '')),
    [
      'Small box | Curry Rice | 8.5',
      'Box for one | Curry Rice Naan | 10.5',
      'Feast | Curry Rice Naan Poppadom | 14.5',
      'Grand feast | Curry Rice Naan Poppadom Mango juice | 16.5',
      'Feast with beer | Curry Rice Naan Poppadom A glass of beer | 18.5',
    ],
  );
});
