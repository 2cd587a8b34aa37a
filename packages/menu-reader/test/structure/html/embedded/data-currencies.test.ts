import test from 'ava';
import { dishesIn, linkedMenu, programState } from './data-page.ts';

const POUNDS = ['Leek tart', 'Root pie', 'Plum bun', 'Bean stew'].map((name, at) => ({
  name,
  offers: { price: `${at + 5}.50`, priceCurrency: 'GBP' },
}));
const leftOut = (price: string) => `a price in another currency was left out: ${price}`;

for (const [offers, price, review] of [
  [
    [
      { price: '9.90', priceCurrency: 'EUR' },
      { price: '8.40', priceCurrency: 'GBP' },
    ],
    8.4,
    [leftOut('9.9 EUR')],
  ],
  [
    [
      { price: '7.40', priceCurrency: 'GBP' },
      { price: '6.90', priceCurrency: 'USD' },
    ],
    7.4,
    [leftOut('6.9 USD')],
  ],
  [{ price: '9.90', priceCurrency: 'EUR' }, 0, [leftOut('9.9 EUR')]],
  [{ price: '€9.90' }, 0, [leftOut('9.9 euros')]],
  [{ '@type': 'AggregateOffer', priceCurrency: 'CHF', offers: [{ price: '11.50' }] }, 0, [leftOut('11.5 CHF')]],
  [{ priceSpecification: { price: '11.50', priceCurrency: 'EUR' } }, 0, [leftOut('11.5 EUR')]],
  [{ price: '8.20', priceSpecification: { priceCurrency: 'GBP' } }, 8.2, []],
  [{ price: '8.20' }, 8.2, []],
] as const)
  test(`${JSON.stringify(offers)} beside pounds`, (t) => {
    const first = dishesIn(linkedMenu([{ name: 'Cod cake', offers }, ...POUNDS]))[0];
    t.deepEqual([first?.price, first?.review], [price, [...review]]);
  });

test('a price in pounds beside euros is left out of a menu in euros', (t) => {
  const euros = POUNDS.map(({ name, offers }) => ({ name, offers: { ...offers, priceCurrency: 'EUR' } }));
  const dishes = dishesIn(linkedMenu([...euros, { name: 'Cod cake', offers: { price: '8', priceCurrency: 'GBP' } }]));
  t.deepEqual([dishes[0]?.price, dishes.at(-1)?.price, dishes.at(-1)?.review], [5.5, 0, [leftOut('8 GBP')]]);
});

test('the same holds in the state of a program', (t) => {
  const items = POUNDS.map(({ name }, at) => ({ name, price: at + 5.5, currency: 'GBP' }));
  const others = [
    { name: 'Cod cake', price: 9.9, currency: 'EUR' },
    {
      name: 'Rye loaf',
      price: [
        { value: 4.2, currency: 'EUR' },
        { value: 3.8, currency: 'GBP' },
      ],
    },
  ];
  const dishes = dishesIn(programState({ items: [...items, ...others] }));
  t.deepEqual(
    dishes.slice(-2).map(({ price, review }) => [price, review]),
    [
      [0, [leftOut('9.9 EUR')]],
      [3.8, [leftOut('4.2 EUR')]],
    ],
  );
});

for (const [printed, price] of [
  ['845p', 8.45],
  ['1300p', 13],
  ['75p', 0.75],
  ['845 pence', 8.45],
  ['from 845p each', 8.45],
  ['14 p.p.', 14],
  ['14 pp', 14],
] as const)
  test(`"${printed}" in data is ${price} pounds`, (t) => {
    t.is(dishesIn(linkedMenu([{ name: 'Cod cake', offers: { price: printed } }, ...POUNDS]))[0]?.price, price);
  });
