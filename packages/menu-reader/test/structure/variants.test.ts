import test from 'ava';
import { isSizeName } from '../../src/structure/price/size-label.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { outlineOf } from './paper-outline.ts';

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
