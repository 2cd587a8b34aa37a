import test from 'ava';
import { priceRegime } from '../../../src/structure/price/price-regime.ts';

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
