import test from 'ava';
import { partedNames } from '../../src/structure/roles/parted-names.ts';
import { type Line, textsGiven } from './paper.ts';

const dish = (name: string, price: string, down = 24): Line[] => [
  [name, down],
  [price, 0, { x: 300 }],
];
const many = ['Leek soup', 'Fish pie', 'Beef stew', 'Pea risotto', 'Lamb chops', 'Nut roast'];
const priced = many.flatMap((name) => dish(name, '£9.50'));

const rests = (lines: readonly Line[]): string[] => textsGiven('nameRest', partedNames, lines);

test('a name without a price close over one with a price is its first line', (t) => {
  t.deepEqual(rests([...priced, ['Mixed platter', 24], ...dish('of cured meats', '£15.00', 12)]), ['of cured meats']);
});

test('a line without a price close below a name with one is its second line', (t) => {
  const lines: Line[] = [
    ...priced,
    ...dish('Mixed platter', '£15.00'),
    ['of cured meats', 12],
    ...dish('Crumble', '£6'),
  ];
  t.deepEqual(rests(lines), ['of cured meats']);
});

test('an indented second line, or continued words, belong to the name at any distance', (t) => {
  const even = many.flatMap((name) => dish(name, '£9.50', 14));
  const setIn: Line[] = [
    ['Mixed platter', 14],
    ['of cured meats', 14, { x: 62 }],
    ['£15.00', 0, { x: 300 }],
  ];
  t.deepEqual(rests([...even, ...setIn]), ['of cured meats']);
  t.deepEqual(rests([...even, ['Ham', 14], ...dish('& Eggs', '£7.00', 14)]), ['& Eggs']);
  t.deepEqual(rests([...even, ['Ham', 14], ...dish('Eggs', '£7.00', 14)]), []);
});

test('lines stay dishes if many dishes have no price', (t) => {
  const unpriced = ['Olives', 'Bread', 'Almonds', 'Pickles'].map((name): Line => [name, 24]);
  t.deepEqual(rests([...priced, ...unpriced, ['Mixed platter', 24], ...dish('Cured meats', '£15.00', 12)]), []);
});

test('continued words join two lines with or without prices', (t) => {
  const unpriced = ['Olives', 'Bread', 'Almonds', 'Oysters on the', 'Half Shell', 'Pork w.', 'Mushroom', 'Eggs'];
  t.deepEqual(rests(unpriced.map((name): Line => [name, 14])), ['Half Shell', 'Mushroom']);
  t.deepEqual(rests([...dish('Ham and', '£4'), ...dish('Eggs', '£5', 12)]), [], 'both have a price');
});
