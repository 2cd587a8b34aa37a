import test from 'ava';
import { recogniseHtml } from '../../../../src/structure/recognise-html.ts';
import { dishesIn, type Fields, linkedMenu, programState } from './data-page.ts';

const NAMES = ['Leek Tart', 'Beef Stew', 'Fish Pie', 'Plum Crumble', 'Bean Chilli', 'Lamb Shank', 'Apple Cake'];
const POUNDS = [9.5, 12.75, 13, 6.25, 11.5, 16.95, 5.5];
const PENCE = POUNDS.map((price) => Math.round(price * 100));

const stateOf = (amounts: readonly number[], fields: (amount: number, i: number) => Fields): string => {
  const items = amounts.map((amount, i) => ({ name: NAMES[i], ...fields(amount, i) }));
  return programState({ menu: { categories: [{ name: 'Mains', items }] } });
};
const prices = (html: string) => dishesIn(html).map(({ price }) => price);
const inPounds = (amount: number): string => `£${(amount / 100).toFixed(2)}`;

const IN_PENCE: Readonly<Record<string, (amount: number, i: number) => Fields>> = {
  'a bare price': (price) => ({ price }),
  'a text': (price) => ({ price: `${price}` }),
  'the currency beside it': (price) => ({ price, currency: 'GBP' }),
  'a code of the currency': (amount) => ({ price: { amount, currencyCode: 'GBP' } }),
  'an amount': (amount) => ({ amount }),
  'a base price': (price) => ({ base_price: price }),
  'a printed price beside it': (price) => ({ price, priceTagline: { text: inPounds(price) } }),
  'a formatted price': (price) => ({ price: { fractional: price, formatted: inPounds(price) } }),
  'a printed price of half the dishes': (price, i) => ({
    price,
    ...(i % 2 ? { formattedPrice: inPounds(price) } : {}),
  }),
  'price levels': (price) => ({ plu: 'P-1', price, priceLevels: {} }),
  'a price in cents': (price) => ({ priceInCents: price }),
  'a money object': (amount) => ({ base_price_money: { amount, currency: 'GBP' } }),
  'a unit amount': (amount) => ({ default_price: { unit_amount: amount, currency: 'gbp' } }),
  'a cent amount': (amount) => ({ price: { value: { centAmount: amount, currencyCode: 'GBP' } } }),
};

for (const [kind, fields] of Object.entries(IN_PENCE))
  test(`pence in the state of a program are pence: ${kind}`, (t) => {
    t.deepEqual(prices(stateOf(PENCE, fields)), POUNDS);
  });

test('pence in linked data are pence', (t) => {
  t.deepEqual(prices(linkedMenu(PENCE.map((price, i) => ({ name: NAMES[i], offers: { price: `${price}` } })))), POUNDS);
});

const CHEAP = [60, 90, 45, 80, 95, 70, 50];

test('small amounts are pence if their field says so, or the page prints them', (t) => {
  const expected = CHEAP.map((amount) => amount / 100);
  const page = CHEAP.map((amount, i) => `<p>${NAMES[i]} ${inPounds(amount)}</p>`).join('');
  t.deepEqual(prices(stateOf(CHEAP, (amount) => ({ price_in_pence: amount }))), expected);
  const beside = stateOf(CHEAP, (price) => ({ price })) + page;
  t.deepEqual(
    dishesIn(beside).map(({ price, review }) => [price, review.length]),
    expected.map((price) => [price, 0]),
  );
});

const ROUND = [9, 12, 14, 6, 11, 17, 5];
const FEASTS = [120, 145, 450, 110, 130, 300, 125];

test('pounds in the state of a program stay pounds', (t) => {
  t.deepEqual(prices(stateOf(ROUND, (price) => ({ price }))), ROUND);
  t.deepEqual(prices(stateOf(ROUND, (amount) => ({ price: { amount, currency: 'GBP' } }))), ROUND);
  t.deepEqual(prices(stateOf([...ROUND.slice(1), 950], (price) => ({ price }))), [...ROUND.slice(1), 950]);
  const mixed = [120.5, ...FEASTS.slice(1)];
  t.deepEqual(prices(stateOf(mixed, (price) => ({ price }))), mixed);
  t.deepEqual(prices(stateOf(FEASTS, (price) => ({ price, displayPrice: `£${price}` }))), FEASTS);
  const page = FEASTS.map((price, i) => `<p>${NAMES[i]} £${price}.00</p>`).join('');
  t.deepEqual(prices(stateOf(FEASTS, (price) => ({ price })) + page), FEASTS);
});

test('a menu with prices in pounds or pence goes to review without prices', (t) => {
  for (const fields of [
    (amount: number) => ({ price: { amount, currency: 'GBP' } }),
    (price: number) => ({ price }),
    (price: number) => ({ price: `${price}`, currencyCode: 'EUR' }),
    (price: number) => ({ price: `${10 * price}.00` }),
  ]) {
    const draft = recogniseHtml(`${stateOf(FEASTS, fields)}<div id="app"></div>`);
    t.deepEqual(draft.review, ['the data of the page do not say whether their prices are in pounds or in pence']);
    t.deepEqual(
      new Set(draft.menus.flatMap(({ sections }) => sections[0]?.items.map(({ price }) => price))),
      new Set([0]),
    );
  }
});

test('amounts of a currency that menus print without hundredths stay as they are', (t) => {
  t.deepEqual(prices(stateOf(PENCE, (price) => ({ price, currency: 'JPY' }))), PENCE);
});

const LISTED: Readonly<Record<string, (price: number) => Fields>> = {
  'a list of prices': (price) => ({ prices: [{ label: 'Regular', price: price.toFixed(2) }] }),
  'a nested price': (price) => ({ priceInfo: { price: price.toFixed(2), formattedPrice: `£${price.toFixed(2)}` } }),
  'a list of numbers': (price) => ({ prices: [price, price + 2] }),
  'a list behind no price': (price) => ({
    price: 0,
    prices: [
      { name: 'Small', amount: price },
      { name: 'Large', amount: 20.5 },
    ],
  }),
  'a price of its own for each currency': (price) => ({ price: [{ value: price, currency: 'GBP' }] }),
  'a printed price alone': (price) => ({ priceTagline: { text: `£${price.toFixed(2)}` } }),
};

for (const [kind, fields] of Object.entries(LISTED))
  test(`nested prices are found in the state of a program: ${kind}`, (t) => {
    t.deepEqual(prices(stateOf(POUNDS, fields)), POUNDS);
  });

test('a list of prices keeps its labels', (t) => {
  const [first] = dishesIn(
    stateOf(POUNDS, (price) => ({
      prices: [
        { size: 'Small', price },
        { size: 'Large', price: 20.5 },
      ],
    })),
  );
  t.deepEqual(first?.prices, [
    { label: 'Small', price: 9.5 },
    { label: 'Large', price: 20.5 },
  ]);
});

const OFFERS: readonly (readonly [offers: unknown, prices: readonly number[]])[] = [
  [{ priceSpecification: [{ price: '9.20', priceCurrency: 'GBP' }] }, [9.2]],
  [{ '@type': 'AggregateOffer', offers: [{ price: '8.30' }, { price: '10.30' }] }, [8.3, 10.3]],
  [{ minPrice: '9.15', maxPrice: '12' }, [9.15]],
  [{ lowPrice: '7.50', highPrice: '11.00' }, [7.5]],
  [{ priceSpecification: { minPrice: 6.4 } }, [6.4]],
  [
    [{ offers: { price: 5.5 } }, { priceSpecification: [{ price: 7 }] }],
    [5.5, 7],
  ],
  [{ '@type': 'AggregateOffer', lowPrice: '4.10', offers: [{ price: '4.10' }, { price: '6' }] }, [4.1]],
  [{ availability: 'InStock' }, []],
];

test('prices are found in nested and listed offers of linked data', (t) => {
  const script = linkedMenu(OFFERS.map(([offers], i) => ({ name: `Pie ${'abcdefgh'[i]}`, offers })));
  t.deepEqual(
    dishesIn(script).map((dish) => dish.prices.map(({ price }) => price)),
    OFFERS.map(([, found]) => [...found]),
  );
});

const MAINS = NAMES.map((name, i) => ({ name, price: POUNDS[i] }));
const EXTRAS = ['Cheese', 'Bacon', 'Egg', 'Onions', 'Beans', 'Chips', 'Slaw', 'Mayo', 'Gravy'].map((name) => ({
  name: `Extra ${name}`,
  price: 1.5,
}));
const categories = [{ name: 'Mains', items: MAINS }];
const BESIDE: Readonly<Record<string, Fields>> = {
  'groups of modifiers': { modifierGroups: [{ name: 'Choose your extras', modifiers: EXTRAS }] },
  'modifiers by their ids': { modifiers: { a: { name: 'Extras', list: EXTRAS } } },
  'add-ons': { addOns: EXTRAS },
  'add-ons of a name in small letters': { add_ons: [{ title: 'Extras', values: EXTRAS }] },
  'groups of options': { optionGroups: [{ name: 'Extras', options: EXTRAS }] },
  options: { options: EXTRAS },
  extras: { extras: EXTRAS },
  toppings: { toppings: EXTRAS },
};

for (const [kind, beside] of Object.entries(BESIDE))
  test(`additions beside dishes are not dishes: ${kind}`, (t) => {
    t.deepEqual(
      dishesIn(programState({ menu: { categories, ...beside } })).map(({ name }) => name),
      NAMES,
    );
  });

test('sections may be called extras, and a whole state options', (t) => {
  const read = (state: Fields) => dishesIn(programState(state)).length;
  t.is(read({ mains: MAINS, extras: EXTRAS }), MAINS.length + EXTRAS.length);
  t.is(read({ menuIsOpen: true, options: { categories } }), MAINS.length);
});
