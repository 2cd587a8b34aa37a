import test from 'ava';
import { itemsFromSentences, splitDashedNames } from '../../src/structure/assemble/assembly-steps.ts';
import { numbersDishes } from '../../src/structure/assemble/dish-numbers.ts';
import { openItem } from '../../src/structure/assemble/open-menu.ts';
import { cleanDescription, cleanName } from '../../src/structure/assemble/verbatim-name.ts';
import { priceRegime } from '../../src/structure/price/price-regime.ts';
import { waysToRead } from '../../src/structure/recognise-pages.ts';
import { repairPictureText, vocabularyOf } from '../../src/structure/text/repair-picture-text.ts';
import { type Line, paper } from './paper.ts';

test("a dash may separate a dish's number from its name", (t) => {
  const names = ['1 - Spring rolls', '2 -Crab cakes', '3- Glass noodles', '4 – Pho'];
  t.true(numbersDishes(names));
  t.deepEqual(
    names.map((name) => cleanName(name, true).text),
    ['Spring rolls', 'Crab cakes', 'Glass noodles', 'Pho'],
  );
  t.is(cleanName('7-Up', false).text, '7-Up');
});

test('a lower-case series behind a dash is a description, even if no other dish has one', (t) => {
  const [unit] = waysToRead([paper([['Any', 20]])])[0]?.units ?? [];
  if (!unit) return t.fail();
  const items = [
    'Green juice - cucumber, celery, pear',
    'Soup - Vegetable',
    'Ham, egg - fried, peas, chips',
    'Beef',
  ].map((name) => openItem(name, unit, 1));
  splitDashedNames([items]);
  t.deepEqual(
    items.map(({ rawName, description }) => [rawName, ...description]),
    [['Green juice', 'cucumber, celery, pear'], ['Soup - Vegetable'], ['Ham, egg - fried, peas, chips'], ['Beef']],
  );
});

test('signs within a description are codes, not part of its text', (t) => {
  const { text, codes } = cleanDescription(['grilled vegetables 🌶 and', 'garlic']);
  t.is(text, 'grilled vegetables and garlic');
  t.deepEqual(codes, ['🌶']);
});

const dishesOf = (lines: readonly Line[]): string[] => {
  const loose = [...(waysToRead([paper(lines)])[0]?.units ?? [])];
  return itemsFromSentences({ name: 'Mains', items: [], price: null, loose }).map(({ rawName, description }) =>
    [rawName, ...description].join(' | '),
  );
};

test('close lines are one dish if blank space separates most', (t) => {
  const mains = (down: number): Line[] => [
    ['Braised lamb in red wine with creamy', 20],
    ['Mustard mash', 16],
    ['Wild mushroom wellington', down],
    ['Baked hake beside crushed', down],
    ['New potatoes', 16],
  ];
  t.deepEqual(dishesOf(mains(32)), [
    'Braised lamb in red wine with creamy Mustard mash',
    'Wild mushroom wellington',
    'Baked hake beside crushed New potatoes',
  ]);
  t.is(dishesOf(mains(16)).length, 5);
});

const vocabulary = vocabularyOf(['Full English, beans and mushrooms', 'mug of tea']);

for (const [read, printed] of [
  ['LunchTime', 'Lunch Time'],
  ['Baps& Barms', 'Baps & Barms'],
  ['bacon,egg,2sausages', 'bacon, egg, 2 sausages'],
  ["Pensioners'Portion", "Pensioners' Portion"],
  ['Mushroomson', 'Mushrooms on'],
  ['orbeans', 'or beans'],
  ['£S.5O', '£5.50'],
  ['I1.O0', '11.00'],
  ['Delight.12.95', 'Delight 12.95'],
  ['(8)…5.25', '(8) 5.25'],
  ['6..95', '6.95'],
  ['Tamale l2.5o', 'Tamale 12.50'],
  ['CHOWDER30', 'CHOWDER 30'],
  ['sauce7.50', 'sauce 7.50'],
  ['120z', '12oz'],
  ['0Z', 'oz'],
] as const) {
  test(`"${read}" read from a picture says "${printed}"`, (t) => {
    t.is(repairPictureText(read, vocabulary), printed);
  });
}

for (const text of [
  'McDonald',
  'MacLeod',
  'B&B',
  '1,200',
  '330ml',
  'Carton',
  'order',
  '£SO',
  'lo.lo',
  'abv.4.5',
  'Soup........4.50',
  'No.10',
  'BLT',
  'B12',
  'V60',
  'Cola330ml',
  '10cm',
])
  test(`"${text}" stays as it was read`, (t) => {
    t.is(repairPictureText(text, vocabulary), text);
  });

const SIGNED = ['Leek Soup £4.50', 'Beef Pie £12', 'Tea £2', 'Apple Cake £5'];
const names = ['Leek Soup', 'Beef Pie', 'Apple Cake', 'Tea', 'Nut Roast', 'Bean Stew'];
const behind = (...amounts: readonly string[]): string[] => amounts.map((amount, i) => `${names[i]} ${amount}`);
const before = (...amounts: readonly string[]): string[] => amounts.map((amount, i) => `${amount} ${names[i]}`);

test('numbers without signs are prices at line ends if there are no signs', (t) => {
  t.true(priceRegime(behind('4.50')).twoDecimals);
  t.true(priceRegime(behind('4.5')).oneDecimal);
  t.false(priceRegime(behind('4')).oneDecimal);
});

test('among signs one or two numbers with decimals are not prices, and three are', (t) => {
  t.false(priceRegime([...SIGNED, ...behind('4.50', '12.00')]).twoDecimals);
  t.true(priceRegime([...SIGNED, ...behind('4.50', '12.00', '5.25')]).twoDecimals);
  t.false(priceRegime([...SIGNED, ...behind('4.5', '12.5', '5.2')]).oneDecimal);
});

test('integers are prices at the ends of four lines, or of two beside four cells of them', (t) => {
  t.false(priceRegime(behind('4', '12', '5')).integer);
  t.true(priceRegime(behind('4', '12', '5', '2')).integer);
  t.false(priceRegime([...behind('4'), '6', '7', '8', '9']).integer);
  t.true(priceRegime([...behind('4', '12'), '6', '7', '8', '9']).integer);
  t.false(priceRegime([...SIGNED, ...behind('4', '12', '5', '2')]).integer);
});

test('integers are not prices if three times as many have decimals', (t) => {
  const whole = behind('4', '12', '5', '2');
  const decimals = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 3}.50`);
  t.true(priceRegime([...whole, ...decimals(11)]).integer);
  t.false(priceRegime([...whole, ...decimals(12)]).integer);
});

test('integers in cells are prices beside signs if there are enough of them', (t) => {
  t.false(priceRegime([...SIGNED, '6']).integerCell);
  t.true(priceRegime([...SIGNED, '6', '7']).integerCell);
});

test('lines may begin with their price, or have it amid their text, if three do', (t) => {
  t.false(priceRegime(before('4.50', '12.00')).atStart);
  t.true(priceRegime(before('4.50', '12.00', '5.25')).atStart);
  t.true(priceRegime(before('£4.50', '£12.00', '£5.25')).atStart);
  t.false(priceRegime(before('4', '12', '5', '2')).atStart);
  const amid = (count: number): string[] =>
    before('4.50', '12.00', '5.25')
      .map((line) => `With ${line}`)
      .slice(0, count);
  t.false(priceRegime(amid(2)).middle);
  t.true(priceRegime(amid(3)).middle);
});

test('allergen numbers of a legend are not prices, several of them or one beside signs', (t) => {
  const legend = 'Allergens: 1 Celery, 2 Gluten, 3 Crustaceans, 4 Eggs, 5 Fish, 6 Lupin, 7 Milk';
  const { isAllergenNumbers } = priceRegime([legend, ...SIGNED, 'Nut Roast £9', 'Bean Stew £8']);
  t.true(isAllergenNumbers('1, 2'));
  t.true(isAllergenNumbers('(7)'));
  t.true(isAllergenNumbers('7'));
  t.false(isAllergenNumbers('9'));
  t.false(isAllergenNumbers('1, 9'));
  const bare = priceRegime([legend, ...behind('4', '12', '5', '2')]);
  t.true(bare.isAllergenNumbers('1, 2'));
  t.false(bare.isAllergenNumbers('7'));
});
