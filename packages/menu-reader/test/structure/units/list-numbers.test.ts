import test from 'ava';
import { priceTokens } from '../../../src/structure/price/price-token.ts';
import { listNumbers } from '../../../src/structure/units/list-numbers.ts';
import type { Unit } from '../../../src/structure/units/unit.ts';

/** Lines of a name and a price behind it; "2 |" is a price before it. */
const units = (...lines: readonly string[]): Unit[] =>
  lines.map((line) => {
    const [, before, text, behind] = /^(?:(\S+) \| )?(.*?) ?([\d.]*)$/.exec(line) ?? [];
    const prices = priceTokens(before ?? behind ?? '');
    return { text, rawText: text, prices, place: before ? 'cellBefore' : 'cell' } as unknown as Unit;
  });

const read = (...lines: readonly string[]): string[] =>
  listNumbers(units(...lines)).map(({ text, prices }) => `${text}${prices.map(({ value }) => ` £${value}`).join('')}`);

test('four numbers from 1 or five from any other that count lines return to their text', (t) => {
  t.deepEqual(read('1 | colourings', '2 | sulphites', '3 | nitrites', '4 | quinine'), [
    '1 colourings',
    '2 sulphites',
    '3 nitrites',
    '4 quinine',
  ]);
  t.deepEqual(read('Soup 9', 'eggs 3', 'fish 4', 'milk 5', 'nuts 6', 'soya 7'), [
    'Soup £9',
    'eggs 3',
    'fish 4',
    'milk 5',
    'nuts 6',
    'soya 7',
  ]);
});

test('fewer are prices anywhere, as are amounts and numbers with gaps', (t) => {
  for (const lines of [
    ['Soup 1', 'Pie 2', 'Tart 3'],
    ['Bread', 'Soup 4', 'Pie 5', 'Tart 6', 'Cake 7'],
    ['Tea 2', 'Bun 9', 'Soup 4', 'Pie 5', 'Tart 6', 'Cake 7'],
    ['Soup 1.00', 'Pie 2.00', 'Tart 3.00', 'Cake 4.00', 'Tea 5.00'],
    ['Soup 1', 'Pie 2', 'Tart 3', 'Cake 5', 'Tea 6'],
    ['Soup 5', 'Pie 5', 'Tart 5', 'Cake 5', 'Tea 5'],
  ])
    t.deepEqual(
      read(...lines),
      lines.map((line) => line.replace(/ (\d+)(?:\.00)?$/, ' £$1')),
      lines.join(', '),
    );
});

test('lone numbers that count the texts between them are removed', (t) => {
  t.deepEqual(read('1', 'Soup', '2', 'Pie', '3', 'Tart', '4', 'Cake'), ['Soup', 'Pie', 'Tart', 'Cake']);
  t.deepEqual(read('5', 'Soup', '6', 'Pie', '7', 'Tart', '8', 'Cake').length, 8);
});
