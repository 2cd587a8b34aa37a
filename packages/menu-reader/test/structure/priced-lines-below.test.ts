import test from 'ava';
import { pricedLinesBelow } from '../../src/structure/roles/role-steps.ts';
import { type Line, textsGiven } from './paper.ts';

const BELOW = ['Rare beef soup', 'Chicken soup', 'Pork noodles'];

/** Names in bold, each over the lines that `lines` makes of the text below. */
const page = (lines: (text: string) => readonly Line[]): Line[] =>
  ['Pho tai', 'Pho ga', 'Bun cha'].flatMap((name, i): Line[] => [[name, 20, { bold: true }], ...lines(BELOW[i] ?? '')]);

const descriptions = (lines: readonly Line[]): string[] => textsGiven('description', pricedLinesBelow, lines);

test('a line with its price, or over a lone price, under each name of another look is not a dish', (t) => {
  t.deepEqual(descriptions(page((text) => [[`${text} £9.50`, 12]])), BELOW);
  const over = page((text) => [
    [text, 12],
    ['£9.50', 12],
  ]);
  t.deepEqual(descriptions(over), BELOW);
});

test('priced lines of which many are alone, and several under one name, are dishes', (t) => {
  const pairs = page((text) => [[`${text} £9.50`, 12]]);
  t.deepEqual(descriptions([...pairs, ['Steamed rice £3.00', 40], ['Greens £4.00', 14]]), []);
  const two = page((text) => [
    [`${text} £9.50`, 12],
    [`Large ${text} £12.50`, 12],
  ]);
  t.deepEqual(descriptions(two), []);
});
