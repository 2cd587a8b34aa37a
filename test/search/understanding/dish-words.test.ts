import test from 'ava';
import { createDishWords } from '../../../src/search/understanding/dish-words.ts';

test('suggests words of dishes and names of foods for typos, fewest slips first', (t) => {
  const dishes = createDishWords();
  dishes.add(['zonk', 'zinky', 'green']);
  t.true(dishes.has('zonk'));
  t.false(dishes.has('curry'));
  t.deepEqual(dishes.near('zonc', 1), ['zonk']);
  t.deepEqual(dishes.near('zonky', 1), ['zinky', 'zonk']);
  t.deepEqual(dishes.near('zinck', 2), ['zinky', 'zonk']);
  t.true(dishes.near('gren', 1).includes('green'));
  t.true(dishes.near('chiken', 1).includes('chicken'));
});

test('suggests later words too, once they exceed a small share', (t) => {
  const dishes = createDishWords();
  dishes.add(['zonk']);
  t.deepEqual(dishes.near('zonc', 1), ['zonk']);
  dishes.add(['zone']);
  t.deepEqual(dishes.near('zonc', 1), ['zone', 'zonk']);
});
