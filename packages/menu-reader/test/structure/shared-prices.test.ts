import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import type { TextPage, Word } from '../../src/read/positioned-text.ts';
import { attachPrices } from '../../src/structure/layout/attach-prices.ts';
import { buildSegments } from '../../src/structure/layout/build-segments.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

function hosts(texts: readonly (readonly [text: string, x: number, y: number])[]): string[] {
  const words = texts.map(
    ([text, x, y]): Word => ({
      ...{ text, x, y, w: 6 * text.length, h: 12, size: 12, weight: 400, italic: false, font: 'a' },
      ...{ colour: '#000000', angle: 0, confidence: 1 },
    }),
  );
  const page: TextPage = { page: 1, width: 600, height: 800, words, how: 'text layer' };
  return attachPrices(buildSegments(page, 1)).segments.flatMap((segment) =>
    segment.cells.map((cell) => `${segment.text} ${cell.text}`),
  );
}

const column = (x: number): (readonly [string, number, number])[] =>
  ['Lentil soup', 'Fish pie', 'Lamb stew', 'Apple tart'].flatMap((name, i) => [
    [name, x, 100 + 40 * i] as const,
    [`${5 + i}.50`, x + 200, 100 + 40 * i] as const,
  ]);

test('a price does not go to the text of the next column, nor one at its edge to the previous column', (t) => {
  const found = hosts([
    ...column(50),
    ...column(300),
    ['4.00', 250, 122],
    ['Nearby text', 300, 122],
    ['Text without price', 50, 200],
    ['7.00', 300, 200],
  ]);

  t.is(found.length, 8, found.join(', '));
});

test('a surcharge is not the price of a line', (t) => {
  t.deepEqual(
    hosts([
      ['Burger', 50, 100],
      ['+£2', 250, 100],
    ]),
    [],
  );
});

test('one sign may cover the prices of two sizes', (t) => {
  t.deepEqual(
    hosts([
      ['Clam strips', 50, 100],
      ['$12/20', 250, 100],
    ]),
    ['Clam strips $12/20'],
  );
});

test('a price centred under its text does not go to the text of another column on its row', (t) => {
  const found = hosts([
    ['Riesling', 76, 100],
    ['fresh, green apple', 46, 114],
    ['Pinot Noir', 270, 100],
    ['soft red fruits', 255, 114],
    ['and lime', 76, 128],
    ['26.00', 85, 142],
    ['38.00', 285, 128],
  ]);

  t.deepEqual(found, []);
});

test('a price centred below a text of the next column does not go to a line of this one', (t) => {
  const found = hosts([...column(50), ['Iced teas all', 350, 384], ['5.25', 377, 400], ['House drinks', 50, 400]]);
  t.false(found.includes('House drinks 5.25'), found.join(', '));
  t.is(found.length, 4);
});

const pageOf = (lines: readonly string[]): string =>
  `<main><h2>Lunch</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;

function read(...lines: readonly string[]) {
  const { menus, notes } = recogniseHtml(pageOf(lines));
  return { dishes: itemsOf(menus).map(({ name, price }) => `${name} ${price}`), notes };
}

const PRICED = ['Leek tart £9.50', 'Root pie £12.00', 'Plum bun £4.25', 'Bean stew £11.00'];
const DISHES = ['Leek tart 9.5', 'Root pie 12', 'Plum bun 4.25', 'Bean stew 11'];

for (const deal of [
  '4 for £20',
  'Any 2 for £15',
  'Three small plates for £18',
  '2 pizzas for £14',
  '3 für 15 €',
  '2 Tapas für 9 €',
  'Deux tartes pour 15 €',
])
  test(`"${deal}" is neither a dish nor the price of one`, (t) => {
    for (const at of [0, 2, 4]) {
      const { dishes, notes } = read(...PRICED.slice(0, at), deal, ...PRICED.slice(at));
      t.deepEqual(dishes, DISHES, `place ${at}`);
      t.is(notes.length, 1);
    }
  });

test('a dish for two is a dish', (t) => {
  t.deepEqual(read('Sharing board for 2 £25.00', ...PRICED).dishes, ['Sharing board for 2 25', ...DISHES]);
});

for (const line of ['All pasties £5', 'All our toasties at £5', 'All for £5'])
  test(`"${line}" is the price of the dishes below`, (t) => {
    const below = ['Cornish', 'with beef and swede', 'Cheddar', 'with onion', 'Lentil', 'with mint'];
    const page = `${pageOf([line, ...below])}<h2>Sides</h2><p>Slaw £2</p><p>Chips £3</p>`;
    t.deepEqual(
      itemsOf(recogniseHtml(page).menus).map(({ name, price }) => `${name} ${price}`),
      ['Cornish 5', 'Cheddar 5', 'Lentil 5', 'Slaw 2', 'Chips 3'],
    );
  });

test('a line with one price for several days is not a dish', (t) => {
  const days = '<h2>Monday</h2><p>Pea soup</p><p>Beef stew</p><h2>Friday</h2><p>Onion soup</p><p>Cod and peas</p>';
  for (const line of ['Price: £4.50 (soup, main and bread)', 'Preis 4,50 €', 'All dishes £4.50']) {
    const dishes = itemsOf(recogniseHtml(`<main><p>${line}</p>${days}</main>`).menus);
    t.deepEqual(
      dishes.map(({ name }) => name),
      ['Pea soup', 'Beef stew', 'Onion soup', 'Cod and peas'],
      line,
    );
  }
});

test('an all-day breakfast is a dish, and so is a pizza called "All Seasons"', (t) => {
  t.deepEqual(read(...PRICED, 'All Seasons £9.00', 'Marinara £8.00').dishes.at(-2), 'All Seasons 9');
  t.deepEqual(read(...PRICED, 'All day breakfasts £9.00').dishes.at(-1), 'All day breakfasts 9');
});

for (const words of ['half price', 'half the price', 'zum halben Preis', 'moitié prix', 'metà prezzo'])
  test(`"${words}" is not a price and goes to review`, (t) => {
    const reason = [`its price is told by that of another dish: "${words.toLowerCase()}"`];
    const rows = ['Roast lamb|£16', `Child roast|${words}`, 'Cod|£13', 'Stew|£11'].map((row) => row.split('|'));
    const cards = rows.map(([name, price]) => `<div><h3>${name}</h3><span>${price}</span></div>`).join('');
    const ofSection = `<h2>Roasts £16</h2><p>Roast lamb</p><p>Child roast ${words}</p><h2>Mains</h2><p>Cod £13</p><p>Stew £11</p>`;
    for (const page of [`<h2>Roasts</h2>${cards}`, ofSection]) {
      const child = itemsOf(recogniseHtml(`<main>${page}</main>`).menus).find(({ name }) => name.startsWith('Child'));
      t.is(child?.price, 0);
      t.deepEqual(child?.review.slice(0, 1), reason);
    }
  });

for (const [printed, price] of [
  ['£42.50 (£21.25 per person)', 42.5],
  ['£42.50 (£21.25pp)', 42.5],
  ['£18 (£4.50 each)', 18],
  ['£18 (= £4.50 per piece)', 18],
  ['42,50 € (21,25 € pro Person)', 42.5],
  ['£42.50, £21.25 per person', 42.5],
  ['£42.50 – £21.25pp', 42.5],
  ['£9 + £3', 9],
  ['£9.50 +£1', 9.5],
  ['£7.50 / £9.50', 7.5],
  ['£11.00 / €10.00', 11],
  ['€10.00 (£11.00)', 11],
  ['(£4.50 each)', 4.5],
] as const)
  test(`the price in "${printed}" is ${price}`, (t) => {
    const card = `<div><h3>Feast for 2</h3><span>${printed}</span></div>`;
    const others = PRICED.map((line) => line.split(' £')).map(
      ([name, own]) => `<div><h3>${name}</h3><span>£${own}</span></div>`,
    );
    t.is(itemsOf(recogniseHtml(`<main><h2>Lunch</h2>${card}${others.join('')}</main>`).menus)[0]?.price, price);
    const [first] = itemsOf(recogniseHtml(pageOf([`Feast for two ${printed}`, ...PRICED])).menus);
    t.is(first?.price, price);
  });

for (const price of [
  '£7 <small>45</small>',
  '£7 <sup>45</sup>',
  '<span>£7</span> <small>45</small>',
  '£7 <span class="price-pence">05</span>',
  '£7<small>05</small>',
])
  test(`joins the pence of ${price}`, (t) => {
    const pence = price.includes('05') ? 7.05 : 7.45;
    const [first] = itemsOf(recogniseHtml(pageOf([`Rye cake ${price}`, ...PRICED])).menus);
    t.deepEqual([first?.name, first?.price], ['Rye cake', pence]);
  });

test('raised figures apart from a price that may be allergen numbers stay', (t) => {
  const [first] = itemsOf(recogniseHtml(pageOf(['Rye cake £7 <sup>12</sup>', ...PRICED])).menus);
  t.is(first?.price, 7);
});

/** Lowest price and description of each dish of a page on which all are priced so, with `N` pounds. */
function readPriced(price: string) {
  const rows = ['Leek Tart', 'Lamb Shank', 'Bean Chilli', 'Fish Pie'].map(
    (name, at) => `<div class=item><h3>${name}</h3><p>${price.replaceAll('N', String(at + 6))}</p></div>`,
  );
  const { menus } = recogniseHtml(
    `<!doctype html><title>Weir</title><h1>Weir</h1><main><h2>Mains</h2>${rows.join('')}</main>`,
  );
  return itemsOf(menus).map((item) => [item.price, item.description] as const);
}

const POUNDS = [6, 7, 8, 9];

for (const price of [
  ...[
    '9 inch £N, 12 inch £31',
    '6 pieces £N, 12 pieces £30',
    'half £N, 10oz £29',
    'half £N. 10oz £29',
    'half £N, 8oz £29',
  ],
  ...[
    '£N, 28 day aged',
    '£N, 20p extra for cheese',
    '£N, 21% off on Tuesdays',
    '£N,10% off',
    '£N, 12 to 9pm',
    '£N. 14 days aged',
  ],
  ...['6 for £N, 12 for £30', '3 for £N', '£N (2 for £11)', '£N each / £36 for 6', '£N for 6'],
])
  test(`a number behind a whole price is not its pence: ${price}`, (t) => {
    t.deepEqual(
      readPriced(price).map(([value]) => value),
      POUNDS,
    );
  });

for (const price of ['£N.50', '£N. 50', '£N,50', '£N.50, 10oz £29.50', '£N·50', 'N,50 €', '£N.5'])
  test(`pence belong to their price: ${price}`, (t) => {
    t.deepEqual(
      readPriced(price).map(([value]) => value),
      POUNDS.map((pounds) => pounds + 0.5),
    );
  });

for (const price of [
  '<i>£</i><i>N</i><i>.</i><i>50</i>',
  '<i>£</i><i>N<i>.</i></i><i>50</i>',
  '<i>£</i>N<i>.</i>50',
  '<div style="display:flex"><div>£</div><div>N</div><div>.</div><div>50</div></div>',
  '<b>£N</b><b>,</b><b>50</b>',
  '<div>£N</div><div>.50</div>',
  '£N<sup>50</sup>',
  '<i>£</i><i>N</i><i>.50</i>',
])
  test(`a price in elements of its parts is one: ${price}`, (t) => {
    t.deepEqual(
      readPriced(price).map(([value]) => value),
      POUNDS.map((pounds) => pounds + 0.5),
    );
  });

test('kilojoules are removed with the kilocalories beside them', (t) => {
  for (const energy of ['5062 kJ / 1210 kcal', '5,062kJ/1,210kcal', '1210 kcal / 5062 kJ', '(5062kJ, 1210kcal)'])
    t.deepEqual(
      readPriced(`£N</p><p>${energy}`).map(([, description]) => description),
      [null, null, null, null],
      energy,
    );
});

test('an integer at the end of leaders is a price if others have pence', (t) => {
  const page =
    '<h1>Weir</h1><h2>Mains</h2><div>Pie ........ 13.95</div><div>Bass ........ 16.50</div><div>Soup ........ 6</div>';
  t.deepEqual(
    itemsOf(recogniseHtml(page).menus).map(({ name, price }) => [name, price]),
    [
      ['Pie', 13.95],
      ['Bass', 16.5],
      ['Soup', 6],
    ],
  );
});
