import test from 'ava';
import type { TextPage } from '../../src/read/positioned-text.ts';
import { buildSegments } from '../../src/structure/layout/build-segments.ts';
import { partedNames } from '../../src/structure/roles/parted-names.ts';
import { type Line, paper, textsGiven } from './paper.ts';
import { heading, outlineOfPrices as outline } from './paper-outline.ts';

test('restores the larger first letter of a heading in a font of its own', (t) => {
  const script = (first: string, rest: string): Line[] => [
    [first, 40, { size: 24, font: 'Swash' }],
    [rest, 0, { x: 62, size: 30, font: 'Script' }],
  ];
  const dish = (name: string, price: string): Line[] => [
    [name, 20],
    [price, 0, { x: 300 }],
  ];
  const lines: Line[] = [
    ...script('B', 'reakfast'),
    ...dish('Porridge', '4.50'),
    ...dish('Kippers', '8.50'),
    ...script('G', 'rilled Sandwiches'),
    ...dish('Ham and Mustard', '6.50'),
    ...dish('Goat Cheese', '7.00'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(':')[0]),
    ['Breakfast', 'Breakfast', 'Grilled Sandwiches', 'Grilled Sandwiches'],
  );
});

test('several circled letters may follow a whole price', (t) => {
  const dish = (text: string, about: string): Line[] => [
    [text, 26],
    [about, 13, { font: 'Serif' }],
  ];
  const lines: Line[] = [
    heading('To Start'),
    ...dish('GARDEN SOUP | 9 Ⓥ', 'peas, mint'),
    ...dish('BURNT LEEKS | 11 ⓥ Ⓖ', 'romesco, hazelnuts'),
    ...dish('COLD TROUT | 13', 'dill, cucumber'),
    ...dish('BEEF SHIN | 14 Ⓖ', 'horseradish, cress'),
    ...dish('CRAB CAKE | 15', 'lemon, herbs'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ').at(-1)),
    ['9', '11', '13', '14', '15'],
  );
});

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

/** Texts of a page of a picture on which the words stand at these angles. */
function textsAt(angles: Readonly<Record<string, number>>): string[] {
  const page = paper(Object.keys(angles).map((text) => [text, 30]));
  const words = page.words.map((word) => ({ ...word, angle: angles[word.text] ?? 0 }));
  const picture: TextPage = { ...page, words, how: 'ocr' };
  return buildSegments(picture, 1).map(({ text }) => text);
}

test('a short word of a picture is read though its angle is a guess; turned or slanted text is not', (t) => {
  t.deepEqual(textsAt({ 'Leek soup': 0, '8.50': -0.12, NEW: Math.PI / 4, 'Eat with us and pay half': 0.12 }), [
    'Leek soup',
    '8.50',
  ]);
});
