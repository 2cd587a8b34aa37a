import test from 'ava';
import { asPrice } from '../../../../src/structure/html/embedded/plain-object.ts';
import { dishesIn, linkedMenu } from './data-page.ts';

const PRICES: readonly (readonly [written: unknown, price: number | null])[] = [
  ['9.0000', 9],
  ['12.5000', 12.5],
  ['9.500001', 9.5],
  [9.499999, 9.5],
  ['8.900', 8.9],
  ['12.000000', 12],
  ['£9.5000', 9.5],
  ['7.2500 GBP', 7.25],
  ['6,500000', 6.5],
  ['From £8.40', 8.4],
  ['12" £9.25', 9.25],
  ['8,45', 8.45],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['IDR 25.000', 25000],
  ['0.8', 0.8],
  ['ask us', null],
  [-3, null],
];

test('a full stop in a price of data is the decimal sign of schema.org, whatever the number of decimals', (t) => {
  t.deepEqual(
    PRICES.map(([written]) => [written, asPrice(written)]),
    PRICES.map((pair) => [...pair]),
  );
});

const ENERGIES: readonly (readonly [written: unknown, kcal: number | undefined])[] = [
  ['1466 kJ / 350 kcal', 350],
  ['1,466 kJ (350 kcal)', 350],
  ['1466kJ', 350],
  ['350', 350],
  [350, 350],
  ['350 calories', 350],
  ['kcal: 350', 350],
  ['kJ: 1466, kcal: 350', 350],
  ['kJ 1466 kcal 350', 350],
  ['350 kcal (1466 kJ)', 350],
  ['Energy 1466 kilojoules', 350],
  ['1 466 kJ', 350],
  ['1.250 kcal', 1250],
  ['350-400 kcal', 350],
  ['kJ and kcal on request, table 7', undefined],
  ['12500 kcal', undefined],
];

test('energy in data is in kilocalories, and lone kilojoules are converted', (t) => {
  const script = linkedMenu(
    ENERGIES.map(([calories], i) => ({ name: `Pie ${'abcdefghijklmnop'[i]}`, price: '9.50', nutrition: { calories } })),
  );
  t.deepEqual(
    dishesIn(script).map(({ stated }, i) => [ENERGIES[i]?.[0], stated.calories]),
    ENERGIES.map((pair) => [...pair]),
  );
});
