import test from 'ava';
import { boxLines, joinedLines } from '../../src/structure/layout/box-lines.ts';
import { joinRaisedPence, pointPence } from '../../src/structure/layout/word-steps.ts';
import { priceTokens } from '../../src/structure/price/price-token.ts';
import { listNumbers } from '../../src/structure/units/list-numbers.ts';
import type { Unit } from '../../src/structure/units/unit.ts';
import { paper } from './paper.ts';

/** Words with their left ends, baselines and heights; each letter is 5 wide, the size is 10. */
const words = (...at: readonly (readonly [text: string, x: number, y: number, h?: number])[]) =>
  at.flatMap(([text, x, y, h = 10]) =>
    paper([[text, 0]]).words.map((word) => ({ ...word, x, y, h, w: 5 * text.length, size: 10 })),
  );
const texts = (lines: readonly (readonly { text: string }[])[]): string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

test('words of one detected box have one height and nearly one baseline', (t) => {
  const all = words(['Leek', 0, 100], ['Soup', 25, 102], ['5.50', 60, 102, 10.5], ['Ham', 0, 120], ['Hock', 20, 120]);
  t.deepEqual(texts(boxLines(all)), ['Leek Soup', '5.50', 'Ham Hock']);
});

test('lines that continue directly behind each other are one, in order of place', (t) => {
  const lines = words(['Soup', 25, 101], ['Leek', 0, 100], ['5.50', 120, 100], ['Ham', 0, 130]).map((word) => [word]);
  t.deepEqual(texts(joinedLines(lines)), ['Leek Soup', 'Ham', '5.50']);
});

test('a line continues at the end of the previous one, which may have several words', (t) => {
  const lines = [words(['Leek', 0, 100], ['Soup', 25, 100]), words(['with', 50, 100], ['Bread', 75, 100])];
  t.deepEqual(texts(joinedLines(lines)), ['Leek Soup with Bread']);
});

test('another size, another baseline, a wide gap and an overlap separate lines', (t) => {
  const after = (change: object) => {
    const [first, second] = words(['Leek', 0, 100], ['Soup', 25, 100]);
    return first && second ? texts(joinedLines([[first], [{ ...second, ...change }]])).length : 0;
  };
  t.is(after({}), 1);
  for (const change of [{ size: 11 }, { y: 103 }, { x: 29 }, { x: 14 }]) t.is(after(change), 2, JSON.stringify(change));
});

const [WORD] = paper([['Soup', 0]]).words;

const pointed = (...texts: readonly string[]): string[] =>
  pointPence(WORD ? texts.map((text) => ({ ...WORD, text })) : []).map(({ text }) => text);

test('amounts read with their raised pence get the point back, whole pounds included', (t) => {
  t.deepEqual(pointed('£1495', '£1250', '£895', '£1600', '£1075', '£1395'), [
    '£14.95',
    '£12.50',
    '£8.95',
    '£16.00',
    '£10.75',
    '£13.95',
  ]);
  t.deepEqual(pointed('£1495', '£1250', '£895', '£1600', '£1075'), ['£14.95', '£12.50', '£8.95', '£16.00', '£10.75']);
});

test('large amounts, few of them, and amounts beside others with a point stay', (t) => {
  for (const texts of [
    ['£1495', '£1250', '£895', '£1075'],
    ['£1495', '£1250', '£895', '£1600', '£1700'],
    ['£1495', '£1250', '£895', '£1075', '£9.50'],
    ['£495', '£250', '£895', '£175', '£990'],
  ])
    t.deepEqual(pointed(...texts), texts);
});

/** Texts of "£6" of 10 points, and of "95" at this height, gap and size. */
function joined({ raised = 4, gap = 0, size = 6, pounds = '£6', pence = '95' }): string[] {
  if (!WORD) return [];
  const whole = { ...WORD, text: pounds, x: 100, y: 200, w: 12, size: 10 };
  return joinRaisedPence([whole, { ...whole, text: pence, x: 112 + gap, y: 200 - raised, w: 8, size }]).map(
    ({ text, w }) => `${text} ${w}`,
  );
}

test('small raised figures directly behind pounds are their pence', (t) => {
  t.deepEqual(joined({}), ['£6.95 20']);
  t.deepEqual(joined({ gap: 3 }), ['£6.95 23']);
  t.deepEqual(joined({ pounds: '£6 ', pence: ' 95' }), ['£6.95 20']);
});

test('figures on the baseline, far above it, as large as the pounds or apart from them are not pence', (t) => {
  for (const other of [{ raised: 1 }, { raised: 9 }, { size: 9 }, { gap: 4 }, { gap: -4 }, { pence: '955' }])
    t.deepEqual(
      joined(other).map((line) => line.split(' ')[0]),
      ['£6', other.pence ?? '95'],
      JSON.stringify(other),
    );
});

test('pounds take one pair of pence', (t) => {
  if (!WORD) return t.fail();
  const small = { ...WORD, text: '95', x: 112, y: 196, w: 8, size: 6 };
  const words = [{ ...WORD, text: '£6', x: 100, y: 200, w: 12, size: 10 }, small, { ...small, text: '50' }];
  t.deepEqual(
    joinRaisedPence(words).map(({ text }) => text),
    ['£6.95', '50'],
  );
});

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
