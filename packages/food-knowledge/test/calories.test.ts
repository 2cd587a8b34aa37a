import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

const kcal = (name: string, description: string | null = null): number => enrichItem({ name, description }).calories;

test('calories are never 0, whatever the name', (t) => {
  for (const name of ['Water', 'The Duke', '?', 'Black coffee', 'Side of ice', '漢字']) t.true(kcal(name) > 0, name);
});

test('sides, size and number count', (t) => {
  t.true(kcal('Sirloin steak', 'with chips') > kcal('Sirloin steak'));
  t.true(kcal('Small fish and chips') < kcal('Fish and chips'));
  t.true(kcal("Children's lasagne") < kcal('Lasagne'));
  t.true(kcal('Ten chicken wings') > kcal('Five chicken wings'));
  t.true(kcal('10oz rump steak') > kcal('6oz rump steak'));
  t.true(kcal('8oz Fillet') > 400);
  t.true(kcal('Mix Grill') > 900);
  for (const name of ['Petite pizza', 'Pizza pequeña', 'Piccola pizza', 'Mała pizza', 'Pizza (klein)', 'Kinderpizza'])
    t.true(kcal(name) < kcal('Pizza'), name);
  for (const name of ['Große Pizza', 'Grande pizza', 'Pizza grande', 'Duża pizza'])
    t.true(kcal(name) > kcal('Pizza'), name);
  t.true(kcal('Kinderschnitzel mit Pommes') < kcal('Schnitzel mit Pommes'));
  t.is(kcal('Steak with a small salad'), kcal('Steak with a salad'), 'the salad is small');
  t.true(kcal('Burger', 'with salad instead of chips') < kcal('Burger', 'with chips'));
});

test('an estimate has a range and a stated value does not', (t) => {
  const row = (name: string, description: string | null) =>
    enrichItem({ name, description }).evidence.find(({ field }) => field === 'calories');
  const guess = row('Fish and chips', null);
  t.true(guess?.range && guess.range[0] < Number(guess.value) && guess.range[1] > Number(guess.value));
  t.like(row('Fish and chips', '1,020 kcal'), { value: '1020', basis: 'stated' });
  t.is(row('Fish and chips', '1,020 kcal')?.range, undefined);
});

test('usual UK portions are within a factor of two', (t) => {
  const usual: [string, number][] = [
    ['Fish and chips', 1100],
    ['Full English breakfast', 900],
    ['Cheeseburger', 750],
    ['Margherita pizza', 950],
    ['Chicken tikka masala with rice', 850],
    ['Jacket potato with beans', 450],
    ['Tomato soup', 230],
    ['Ham sandwich', 430],
    ['Victoria sponge', 400],
    ['Latte', 150],
    ['Orange juice', 110],
    ['Side salad', 100],
  ];
  for (const [name, about] of usual) t.true(kcal(name) > about / 2 && kcal(name) < about * 2, `${name}: ${kcal(name)}`);
});

test('daily calorie needs are not the calories of the dish', (t) => {
  t.not(kcal('Soup', 'Adults need around 2000 kcal a day.'), 2000);
  t.is(kcal('Soup', '310kcal. Adults need around 2000 kcal a day.'), 310);
});

test('0 kcal is accepted for a drink and sent to review for food', (t) => {
  t.is(kcal('Diet cola', '0 kcal'), 0);
  const cake = enrichItem({ name: 'Carrot cake', description: '0 kcal' });
  t.true(cake.calories > 0);
  t.regex(cake.review.join(), /0 kcal/);
});

test('the evidence of an estimate quotes the menu', (t) => {
  const words = (name: string) =>
    enrichItem({ name, description: null }).evidence.find(({ field }) => field === 'calories')?.words;
  t.is(words('Our FISH & Chips'), 'FISH & Chips');
});

test('a bare name of fillings takes the dish class of its section', (t) => {
  const below = (section: string, name: string) => enrichItem({ name, description: null, section }).calories;
  for (const [section, name] of [
    ['Sandwiches', 'Egg & Cress'],
    ['Jacket Potatoes', 'Cheese & Beans'],
    ['Oatcakes', 'Cheese & Bacon'],
    ['Burgers', 'Bacon & Brie'],
  ] as const) {
    const kcal = below(section, name);
    t.true(kcal >= 280 && kcal <= 900, `${section}: ${name} ${kcal}`);
  }
  t.true(below('Pizza', 'Ham & Mushroom') > below('Sandwiches', 'Ham & Mushroom'));
  t.is(below('Burgers & Sides', 'Gravy'), kcal('Gravy'));
});

test('a dish and its chips both count, alternatives once, dozens by the piece', (t) => {
  t.true(kcal('Fishcake and chips') > kcal('Fishcake') + 300);
  t.is(kcal('Steak pie', 'chips or mash'), kcal('Steak pie', 'chips'));
  t.is(kcal('Dozen oatcakes'), 2 * kcal('Half a dozen oatcakes'));
});

test('a German name of several parts is a plate, but not a salad, a pudding or a side', (t) => {
  for (const name of ['Rindergulasch mit Knödel', 'Linsenpfanne, Reis und Joghurtdip'])
    t.true(kcal(name) >= 700, `${name}: ${kcal(name)}`);
  for (const name of [
    'Vanillepudding mit Früchten',
    'Kartoffelsalat mit Gurken',
    'Butterreis',
    'Kaffee mit Milch und Zucker',
  ])
    t.true(kcal(name) < 500, `${name}: ${kcal(name)}`);
  t.is(kcal('Beef goulash with dumplings') >= 700, false, 'English dishes are summed up as before');
});
