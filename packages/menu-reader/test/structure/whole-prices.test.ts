import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

/** Lowest price and description of each dish of a page on which all are priced so, with `N` pounds. */
function read(price: string) {
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
      read(price).map(([value]) => value),
      POUNDS,
    );
  });

for (const price of ['£N.50', '£N. 50', '£N,50', '£N.50, 10oz £29.50', '£N·50', 'N,50 €', '£N.5'])
  test(`pence belong to their price: ${price}`, (t) => {
    t.deepEqual(
      read(price).map(([value]) => value),
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
      read(price).map(([value]) => value),
      POUNDS.map((pounds) => pounds + 0.5),
    );
  });

test('kilojoules are removed with the kilocalories beside them', (t) => {
  for (const energy of ['5062 kJ / 1210 kcal', '5,062kJ/1,210kcal', '1210 kcal / 5062 kJ', '(5062kJ, 1210kcal)'])
    t.deepEqual(
      read(`£N</p><p>${energy}`).map(([, description]) => description),
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
