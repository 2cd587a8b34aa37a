import test from 'ava';
import { dishMatcher } from '../../../src/ingest/kitchen/match-dishes.ts';

const dish = (name: string, bare = false) => ({ name, contains: [], mayContain: [], freeFrom: [], bare });
const TABLE = ['Pie & Mash', 'Chicken Korma (gf)', 'Beef burger', 'Lamb Bhuna'].map((name) => dish(name));

const found = (name: string, menu: readonly string[] = [name]) => {
  const match = dishMatcher(TABLE, menu, [])(name);
  return match && [match.how, match.dish.name];
};

test('finds the same name despite punctuation', (t) => {
  t.deepEqual(found('PIE AND MASH'), ['name', 'Pie & Mash']);
  t.deepEqual(found('Chicken Korma'), ['name', 'Chicken Korma (gf)']);
});

test('one letter of a word unique in the menu and the table is a typo', (t) => {
  t.deepEqual(found('Beef burgar'), ['spelling', 'Beef burger']);
  t.deepEqual(found('Beef burgar', ['Beef burgar', 'Burger sauce']), ['perhaps', 'Beef burger']);
  t.deepEqual(found('Bean burger'), ['perhaps', 'Beef burger'], 'a short word with another letter is another food');
});

test('half of the words in common is for a person to decide, less is nothing', (t) => {
  t.deepEqual(found('Chicken Korma with rice'), ['perhaps', 'Chicken Korma (gf)']);
  t.deepEqual(found('Beef burger (vegan)'), ['perhaps', 'Beef burger']);
  t.is(found('Sticky toffee pudding'), undefined);
});

test('a row without marks is not the heading of a section', (t) => {
  const rows = [dish('Chips', true)];
  t.is(dishMatcher(rows, ['Chips'], ['Chips'])('Chips'), undefined);
  t.is(dishMatcher(rows, ['Chips'], ['Sides'])('Chips')?.how, 'name');
});
