import { availableParallelism } from 'node:os';
import test from 'ava';
import { cleanWords } from '../../../src/read/ocr/clean-words.ts';
import { threadCount } from '../../../src/read/ocr/create-ocr.ts';

function cleaned(...texts: readonly (string | readonly [text: string, confidence: number])[]): string[] {
  const words = texts.map((given) => {
    const [text, confidence] = typeof given === 'string' ? ([given, 0.99] as const) : given;
    const place = {
      x: 0,
      y: 0,
      w: 1,
      h: 1,
      size: 1,
      weight: 400,
      italic: false,
      font: '',
      colour: '#000000',
      angle: 0,
    };
    return { ...place, text, confidence };
  });
  return cleanWords(words).map(({ text }) => text);
}

test('a cent sign before hundreds means colones, one behind an amount stays', (t) => {
  t.deepEqual(cleaned('¢2500', '¢4.900', '99¢', '¢50'), ['₡2500', '₡4.900', '99¢', '¢50']);
});

test('ends of leaders are removed, other dots stay', (t) => {
  t.deepEqual(cleaned('....£12.50', '.4.50', 'Chips..', 'Peas…', '.50', 'St.', '...', '----', '(v)'), [
    '£12.50',
    '4.50',
    'Chips',
    'Peas',
    '.50',
    'St.',
    '(v)',
  ]);
});

test('short words of low confidence are ornaments, unless they hold a digit', (t) => {
  t.deepEqual(cleaned(['Ow', 0.2], ['x12', 0.2], ['Tea', 0.9], ['Oatcake', 0.3]), ['x12', 'Tea', 'Oatcake']);
});

test('on a page in pounds a letter before an amount is a pound sign', (t) => {
  t.deepEqual(cleaned('£4.50', 'E4.20', '€20', 'L3', '£3.50€5.50', '£2/E3', '£2·00', 'E', 'E102', 'Large', 'L250ml'), [
    '£4.50',
    '£4.20',
    '£20',
    '£3',
    '£3.50£5.50',
    '£2/£3',
    '£2.00',
    'E',
    'E102',
    'Large',
    'L250ml',
  ]);
});

test('on a page in euros or without a currency nothing becomes a pound sign', (t) => {
  t.deepEqual(cleaned('€4.50', '€5.00', 'E4'), ['€4.50', '€5.00', 'E4']);
  t.deepEqual(cleaned('4.50', 'E4'), ['4.50', 'E4']);
});

test('an S before cents, or before any amount on a page in dollars, is a dollar sign', (t) => {
  t.deepEqual(cleaned('S5.00', 'S12', 'Sauce'), ['$5.00', 'S12', 'Sauce']);
  t.deepEqual(cleaned('$5.00', 'S12', 'S7/12', 'S'), ['$5.00', '$12', '$7/12', 'S']);
  t.deepEqual(cleaned('$5.00', 'S', '9.95', 'S', 'corner'), ['$5.00', '$', '9.95', 'S', 'corner']);
  t.deepEqual(cleaned('$5.00', 'S', '6.00', 'L', '7.00'), ['$5.00', 'S', '6.00', 'L', '7.00']);
  t.deepEqual(cleaned('S5.00', 'M6.00', 'L7.00'), ['S5.00', 'M6.00', 'L7.00']);
  t.deepEqual(cleaned('£5.00', 'S5.00'), ['£5.00', 'S5.00']);
});

test('zeros of old-style figures are not letters', (t) => {
  t.deepEqual(cleaned('7.oo', '$9.o0', '12.5o', 'R8O', 'No.oo', '7.ok', 'RO'), [
    ...['7.00', '$9.00', '12.50', 'R80'],
    ...['No.oo', '7.ok', 'RO'],
  ]);
});

test('a busy machine uses one thread fewer for recognition, at least one and at most four', (t) => {
  t.is(threadCount(4, 0), 4);
  t.is(threadCount(4, 2.9), 4);
  t.is(threadCount(4, 3.1), 3);
  t.is(threadCount(2, 5), 1);
  t.is(threadCount(1, 5), 1);
  t.is(threadCount(64, 0), 4);
  const own = threadCount();
  t.true(own >= 1 && own <= Math.min(4, availableParallelism()));
});
