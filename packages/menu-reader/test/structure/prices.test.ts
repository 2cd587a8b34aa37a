import test from 'ava';
import { priceList } from '../../src/structure/price/labelled-prices.ts';
import { withPlainPence } from '../../src/structure/price/pence.ts';
import { priceCell } from '../../src/structure/price/price-cell.ts';
import { priceRegime } from '../../src/structure/price/price-regime.ts';
import { priceTokens } from '../../src/structure/price/price-token.ts';
import { inlinePrices } from '../../src/structure/units/line-parts.ts';

const values = (text: string): number[] | undefined => priceCell(text)?.map((token) => token.value);
const bare = priceRegime(['Soup 4.50', 'Pie 12.95', 'Cake 5.00', 'Tea 2.20']);
const inline = (text: string): number[] => inlinePrices(text, bare).map((token) => token.value);

test('a cell of prices with size labels is read with its labels', (t) => {
  t.deepEqual(values('9 | 34 | 46'), [9, 34, 46]);
  t.deepEqual(values('small 3.50 / large 5.50'), [3.5, 5.5]);
  t.deepEqual(
    priceCell('small £3.50 / large £5.50')?.map((token) => token.label),
    ['small', 'large'],
  );
  t.deepEqual(values('75p'), [0.75]);
  for (const text of ['POA', 'MKT', 'MRP']) t.deepEqual(values(text), [], text);
});

test('a price per guest, portion or piece is a price', (t) => {
  for (const text of [
    '17 a persona',
    '17 p.p.',
    '17 per person',
    '17 pp',
    '17 por persona',
    '17 pro Person',
    '17 la part',
  ])
    t.deepEqual(values(text), [17], text);
  t.is(values('17 personaggi'), undefined);
});

test('superscript pence are pence, and low ones without a sign may be allergen numbers', (t) => {
  t.is(withPlainPence('Soup 6⁹⁵'), 'Soup 6.95');
  t.is(withPlainPence('£6⁰⁵'), '£6.05');
  for (const text of ['Soup 6¹²', 'Pizza¹²', 'Soup 6¹²³', '12 m²']) t.is(withPlainPence(text), text);
});

test('a fraction behind an integer is part of the price', (t) => {
  t.deepEqual(values('4½'), [4.5]);
  t.deepEqual(values('$12 ¾'), [12.75]);
  const whole = priceRegime(['Rice • 3', 'Beans • 3½', 'Corn • 4½', 'Salad • 5']);
  t.deepEqual(
    inlinePrices('House salad • 4½', whole).map((token) => token.value),
    [4.5],
  );
  t.deepEqual(inlinePrices('Sausage 1½ lb', whole), []);
});

test('two ascending numbers too large for a date are prices of two sizes', (t) => {
  t.deepEqual(values('170/190'), [170, 190]);
  for (const text of ['30/31', '24/12']) t.is(values(text), undefined, text);
});

test('text and numbers of dishes are not price cells', (t) => {
  for (const text of ['12.', '2 eggs', 'Lamb 14', '330ml bottle of cola', '450 kcal', '12% service'])
    t.is(values(text), undefined, text);
});

test('supplements, percentages, calories and asides in brackets are not prices of a dish', (t) => {
  for (const text of [
    'add bacon £1.50',
    'Steak (extra sauce £2)',
    'upgrade to fries for £1',
    '+ £3',
    '10% off',
    'Pie 540 kcal',
    'open 5.30pm',
  ]) {
    t.deepEqual(inline(text), [], text);
  }
});

test('a plus between two parts of a name makes no supplement of the price behind it', (t) => {
  t.deepEqual(inline('Ham + Leek Tart £11'), [11]);
});

test('a dish over something keeps its price', (t) => {
  t.deepEqual(inline('Peppers over rice £9'), [9]);
  t.deepEqual(inline('free on orders over £20'), []);
});

test('an aside in brackets may follow the price', (t) => {
  t.deepEqual(inline('Sharing board 21.50 (serves two)'), [21.5]);
});

test('a drink named Extra keeps its price', (t) => {
  t.deepEqual(inline('Corona Extra £5.50'), [5.5]);
});

test('bare integers count only if a document prints no currency signs', (t) => {
  const signed = priceRegime(['Soup £4.50', 'Pie £12.95', 'Cake £5', 'Table for 4']);
  t.false(signed.integer);
  t.deepEqual(inlinePrices('Table for 4', signed), []);
  const integers = priceRegime(['Soup 4', 'Pie 12', 'Cake 5', 'Tea 2']);
  t.deepEqual(
    inlinePrices('Lamb shank 18', integers).map((token) => token.value),
    [18],
  );
});

test('two labelled prices at the end of a line are the sizes of one dish', (t) => {
  const prices = (text: string): unknown => {
    const list = priceList(text);
    return list && [text.slice(0, list.start).trim(), ...list.prices.map(({ label, value }) => `${label} ${value}`)];
  };
  t.deepEqual(prices('Gumbo sm 5.5 · lg 7.5'), ['Gumbo', 'sm 5.5', 'lg 7.5']);
  t.deepEqual(prices('Raw oysters ½doz 8 · doz 13'), ['Raw oysters', '½doz 8', 'doz 13']);
  t.deepEqual(prices('Soup - Starter: £6 / Large: £8'), ['Soup -', 'Starter 6', 'Large 8']);
  t.deepEqual(prices('Pasta Alla chicken 13 · salmon 16'), ['Pasta Alla', 'chicken 13', 'salmon 16']);
  t.is(prices('Grilled Chicken 13 · ribs 16'), null);
  t.is(prices('Ham and eggs 7.50'), null);
});

test('a price may carry the sign or code of any currency, before or behind', (t) => {
  const read = (text: string): unknown => priceTokens(text).map(({ value, currency }) => [value, currency])[0];
  for (const [text, value, currency] of [
    ['£4.50', 4.5, 'pounds'],
    ['€ 12,50', 12.5, 'euros'],
    ['12,50 €', 12.5, 'euros'],
    ['1.250,00 €', 1250, 'euros'],
    ['140 kr', 140, 'kroner'],
    ['kr. 140,-', 140, 'kroner'],
    ['12.– CHF', 12, 'francs'],
    ['₹250', 250, 'rupees'],
    ['2 490 Ft', 2490, 'forints'],
    ['20 zł', 20, 'zlotys'],
    ['A$9.50', 9.5, 'dollars'],
    ['R$ 32,90', 32.9, 'reais'],
    ['₦1,500', 1500, 'naira'],
    ['Rp 45.000', 45_000, 'rupiah'],
    ['KD 1.750', 1.75, 'dinars'],
    ['65,-', 65, null],
    ['150/-', 150, null],
  ] as const) {
    t.deepEqual(read(text), [value, currency], text);
  }
});

test('lengths and words are not currency signs', (t) => {
  for (const text of ['6 ft sub', 'Bar 12', '12 krispy rolls', 'Euro 2 pack'])
    t.false(
      priceTokens(text).some((token) => token.form === 'currency'),
      text,
    );
});

test('a sign belongs to the adjacent amount and not to the next', (t) => {
  t.deepEqual(
    priceTokens('£5.20€6.00').map(({ value, currency }) => [value, currency]),
    [
      [5.2, 'pounds'],
      [6, 'euros'],
    ],
  );
  t.deepEqual(values('12 £5'), [12, 5]);
});

test('large numbers in thousands and decimals behind a comma are prices without a sign too', (t) => {
  t.deepEqual(values('850,000'), [850_000]);
  t.deepEqual(values('1.575'), [1575]);
  t.deepEqual(values('8,50'), [8.5]);
  t.is(values('1,250 kcal'), undefined);
});

test('pairs of sizes may have decimals, dates have none', (t) => {
  t.deepEqual(values('8.5/34'), [8.5, 34]);
  t.deepEqual(values('7.50 / 9.50'), [7.5, 9.5]);
  t.deepEqual(values('9/12/38'), [9, 12, 38]);
  t.deepEqual(values('34/8.5'), [34, 8.5]);
  for (const text of ['6/9/27', '1/2', '24/7', '31/12']) t.is(values(text), undefined, text);
});

test('the larger of two sizes costs somewhat more, and a fraction is not a pair', (t) => {
  t.deepEqual(values('8/12'), [8, 12]);
  for (const text of ['3/4', '12/13']) t.is(values(text), undefined, text);
});

test('codes and calories beside prices do not hide them', (t) => {
  t.deepEqual(values('8 | vg | 245 kcal'), [8]);
  t.deepEqual(values('gf · 9.50'), [9.5]);
  t.deepEqual(values('11.5 | x | 44'), [11.5, 44]);
  t.is(values('vg | 245 kcal'), undefined);
});

test('an amount of thousands in a cell of its own is a price, a year is not', (t) => {
  t.deepEqual(values('1080'), [1080]);
  t.deepEqual(values('45000'), [45_000]);
  t.is(values('2015'), undefined);
  t.is(values('1987'), undefined);
  t.is(values('4711'), undefined);
});

test('currencies of the whole world are read by their signs, codes and names', (t) => {
  for (const text of ['15,000 kip', '₭15,000', '₸ 15000', '15000 riel', 'Tk. 15000', 'L.E. 15000', 'RD$15,000'])
    t.deepEqual(
      priceTokens(text).map(({ value, form }) => [value, form]),
      [[15_000, 'currency']],
      text,
    );
});
