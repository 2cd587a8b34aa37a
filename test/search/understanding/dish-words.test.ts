import test from 'ava';
import { createDishWords } from '../../../src/search/understanding/dish-words.ts';

test('suggests words of dishes and names of foods for typos, fewest slips first', (t) => {
  const dishes = createDishWords();
  for (const name of ['zonk', 'zinky', 'green']) dishes.add(name);
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
  dishes.add('zonk');
  t.deepEqual(dishes.near('zonc', 1), ['zonk']);
  dishes.add('zone');
  t.deepEqual(dishes.near('zonc', 1), ['zone', 'zonk']);
});

test('knows which words stand side by side in names, whatever joins them', (t) => {
  const dishes = createDishWords();
  dishes.add('salt and pepper squid');
  t.true(dishes.hasPair('salt', 'pepper'));
  t.true(dishes.hasPair('squid', 'pepper'));
  t.false(dishes.hasPair('salt', 'squid'));
  t.true(dishes.hasBegunPair('pepper', 'squ'));
  t.false(dishes.hasBegunPair('squid', 'pep'));
});
