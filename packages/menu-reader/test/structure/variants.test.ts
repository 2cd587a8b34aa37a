import test from 'ava';
import { isSizeName } from '../../src/structure/price/size-label.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outlineOf } from './paper-outline.ts';
import { outline } from './web-outline.ts';

/** "Section: name | description | prices", a line per dish. */
const variantOutline = (html: string): string[] =>
  outlineOf(recogniseHtml(html).menus, ({ price: lowest, prices }) => {
    const labelled = prices.map(({ label, price }) => `${label ?? ''} ${price}`.trim()).join(', ');
    return labelled || String(lowest);
  });

const dish = (name: string, ...sizes: string[]): string =>
  `<h4>${name}</h4>${sizes.map((size) => `<p>${size}</p>`).join('')}`;

test('lines that recur under one dish after the other are its sizes', (t) => {
  const html = `<h1>Menu</h1><h2>Tacos</h2>
    ${dish('Braised beef', 'Solo £5.50', 'Combo (2 tacos) £9.00')}
    ${dish('Charred corn', 'Solo £4.50', 'Combo (2 tacos) £8.00')}
    ${dish('Smoked trout', 'Solo £6.00', 'Combo (2 tacos) £9.50')}`;
  t.deepEqual(variantOutline(html), [
    'Tacos: Braised beef | - | Solo 5.5, Combo (2 tacos) 9',
    'Tacos: Charred corn | - | Solo 4.5, Combo (2 tacos) 8',
    'Tacos: Smoked trout | - | Solo 6, Combo (2 tacos) 9.5',
  ]);
});

test('numbered lines are dishes, even if they recur under one heading after the other', (t) => {
  let number = 0;
  const line = (name: string, price: string): string => {
    number += 1;
    return `<p><b>${number}.</b> ${name} <span>£${price}</span></p>`;
  };
  const curry = (name: string): string =>
    `<h2>${name}</h2><p><i>Medium hot, with coriander</i></p>${line('Chicken', '8.50')}${line('Lamb', '9.50')}${line('King Prawn', '12.50')}`;
  t.deepEqual(
    variantOutline(`<h1>Menu</h1>${curry('Korma')}${curry('Bhuna')}${curry('Dansak')}`).map((one) =>
      one.replace(/ \| .* \| /, ' '),
    ),
    ['Korma', 'Bhuna', 'Dansak'].flatMap((name) => [
      `${name}: Chicken 8.5`,
      `${name}: Lamb 9.5`,
      `${name}: King Prawn 12.5`,
    ]),
  );
});

test('the year of a wine and its price are two numbers, however close their elements', (t) => {
  const wine = (name: string, price: number): string =>
    `<p><span>${name}</span><span class="wine-price">${price}</span></p>`;
  const html = `<h1>Wines</h1><h2>Red</h2>${wine('Hill Merlot 2014', 26)}${wine('Vale Syrah 2010', 105)}${wine('Lake Malbec', 24)}
    ${wine('Old Vine Grenache 2009', 42)}${wine('Brook Pinot Noir', 38)}`;
  t.deepEqual(
    variantOutline(html).map((line) => line.replace('Red: ', '')),
    [
      'Hill Merlot 2014 | - | 26',
      'Vale Syrah 2010 | - | 105',
      'Lake Malbec | - | 24',
      'Old Vine Grenache 2009 | - | 42',
      'Brook Pinot Noir | - | 38',
    ],
  );
});

test('dishes of which one is in two sections stay dishes, and so do courses', (t) => {
  const list = (heading: string, ...dishes: string[]): string =>
    `<h2>${heading}</h2>${dishes.map((text) => `<p>${text}</p>`).join('')}`;
  const html = `<h1>Menu</h1>${list('Lunch', 'Chips £3.50', 'Leek soup £5.00')}
    ${list('Dinner', 'Chips £3.50', 'Beef pie £12.00')}
    ${list('Sunday', '2 courses £18.00', '3 courses £22.00')}${list('Monday', '2 courses £16.00', '3 courses £20.00')}`;
  t.deepEqual(variantOutline(html).slice(0, 4), [
    'Lunch: Chips | - | 3.5',
    'Lunch: Leek soup | - | 5',
    'Dinner: Chips | - | 3.5',
    'Dinner: Beef pie | - | 12',
  ]);
  t.false(variantOutline(html).some((line) => /: (?:Sunday|Monday) \|/.test(line)));
});

test('numbers that count a legend are not prices', (t) => {
  const table = (...rows: readonly (readonly [string, string])[]): string =>
    `<table>${rows.map(([one, other]) => `<tr><td>${one}</td><td>${other}</td></tr>`).join('')}</table>`;
  const html = `<h1>Speisekarte</h1><h2>Suppen</h2>
    ${table(['Erbsensuppe', '7'], ['Tomatensuppe', '6'], ['Kürbissuppe', '8'], ['Linsensuppe', '7'])}
    <h2>Zusatzstoffe</h2>
    ${table(['1', 'mit Farbstoff'], ['2', 'geschwefelt'], ['3', 'mit Phosphat'], ['4', 'koffeinhaltig'])}`;
  t.deepEqual(
    variantOutline(html).filter((line) => !line.endsWith('| 0')),
    [
      'Suppen: Erbsensuppe | - | 7',
      'Suppen: Tomatensuppe | - | 6',
      'Suppen: Kürbissuppe | - | 8',
      'Suppen: Linsensuppe | - | 7',
    ],
  );
});

test('lone numbers that count the texts between them are not prices', (t) => {
  const offers = ['Slice and soup', 'Salad and soup', 'Pie and a pint', 'Two scoops', 'Cheese and crackers'];
  const html = `<h1>Menu</h1><h2>Lunch offers</h2>${offers.map((name, i) => `<p>${i + 1}</p><h4>${name}</h4><p>£${i + 5}.99</p>`).join('')}`;
  t.deepEqual(
    variantOutline(html),
    offers.map((name, i) => `Lunch offers: ${name} | - | ${i + 5}.99`),
  );
});

test('dish numbers with a letter are not part of the names', (t) => {
  const html = `<h1>Menu</h1><h2>House plates</h2>
    <p>Crisp duck £9.50</p><p>Plain rice £2.50</p><p>Sweet corn soup £4.00</p><p>D3. Fried shrimp £8.50</p><p>18. ½ roast duck £9.00</p>`;
  t.deepEqual(
    variantOutline(html).map((line) => line.split(' |')[0]),
    ['Crisp duck', 'Plain rice', 'Sweet corn soup', 'Fried shrimp', '½ roast duck'].map(
      (name) => `House plates: ${name}`,
    ),
  );
});

test('a tab that holds the part it opens keeps its text', (t) => {
  const part = (id: string, heading: string, ...dishes: string[]): string =>
    `<div data-toggle="collapse" data-target="#${id}"><h2>${heading}</h2>
      <div id="${id}" class="collapse">${dishes.map((text) => `<p>${text}</p>`).join('')}</div></div>`;
  const html = `<h1>Menu</h1>${part('soups', 'Soups', 'Leek soup £5.00', 'Pea soup £5.50')}
    ${part('pies', 'Pies', 'Beef pie £12.00', 'Leek pie £11.00')}`;
  t.deepEqual(variantOutline(html), [
    'Soups: Leek soup | - | 5',
    'Soups: Pea soup | - | 5.5',
    'Pies: Beef pie | - | 12',
    'Pies: Leek pie | - | 11',
  ]);
});

test('mixed leaders of dots and ellipses are not part of a name', (t) => {
  const html = `<h1>Menu</h1><h2>Soups</h2><p>Leek.....….…4.50</p><p>Barley…..…5.00</p><p>Pea …,.. 4.00</p><p>Chef’ s own…. .5.50</p>`;
  t.deepEqual(variantOutline(html), [
    'Soups: Leek | - | 4.5',
    'Soups: Barley | - | 5',
    'Soups: Pea | - | 4',
    'Soups: Chef’s own | - | 5.5',
  ]);
});

test('sizes behind leaders, and trays in parts, are prices of one dish', (t) => {
  const html = `<h1>Menu</h1><h2>Subs</h2><p>Roast beef......Small £6.00 .... Large £8.00</p>
    <p>Ham............Small £5.50 .... Large £7.50</p><p>Baked ziti. 1/2 Tray: £30. Full Tray: £55</p>`;
  t.deepEqual(variantOutline(html), [
    'Subs: Roast beef | - | Small 6, Large 8',
    'Subs: Ham | - | Small 5.5, Large 7.5',
    'Subs: Baked ziti | - | 1/2 Tray 30, Full Tray 55',
  ]);
});

test('a section of names with a dash and ingredients, or descriptive words, is read so, whatever the others do', (t) => {
  const plain = ['Leek soup', 'Pea soup', 'Beef pie', 'Leek pie', 'Nut roast', 'Fish pie', 'Bean stew'];
  const html = `<h1>Menu</h1><h2>Plates</h2>${plain.map((name) => `<p>${name} £9.00</p>`).join('')}<h2>Juices</h2>
    <p>Morning - carrot, apple, ginger £5.00</p><p>Garden - kale, pear, cucumber £5.00</p>
    <p>Ruby - beetroot, apple, lemon £5.00</p><h2>Grill</h2><p>Half Chicken - slowly turned over the fire £14.00</p>
    <p>Rump Steak - cut thick and cooked to order £19.00</p><p>Salmon - with a crust of dill and lemon £15.00</p>`;
  t.deepEqual(variantOutline(html).slice(plain.length), [
    'Juices: Morning | carrot, apple, ginger | 5',
    'Juices: Garden | kale, pear, cucumber | 5',
    'Juices: Ruby | beetroot, apple, lemon | 5',
    'Grill: Half Chicken | slowly turned over the fire | 14',
    'Grill: Rump Steak | cut thick and cooked to order | 19',
    'Grill: Salmon | with a crust of dill and lemon | 15',
  ]);
});

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

test('a size may include a count of pieces or servings', (t) => {
  for (const text of [
    'Large 16 rolls',
    'small (15 pieces)',
    'Half tray (50 wings)',
    'Medium (serves up to 12)',
    'Full tray: feeds 20-25',
  ])
    t.true(isSizeName(text), text);
  for (const text of [
    'Large prawns',
    'Large mixed salad 4',
    'Pot roast 12 hours slow',
    'Double cheeseburger',
    '7 courses',
  ])
    t.false(isSizeName(text), text);
});
