import test from 'ava';
import { createWordList } from '../src/word-list.ts';

test('near words come nearest first, equally near ones in order; a transposition is one typo', (t) => {
  const list = createWordList(['pasta', 'paste', 'pastry', 'basta', 'pesto', 'patsa']);
  t.deepEqual(list.near('pasta', 1), ['pasta', 'paste', 'patsa']);
  t.deepEqual(list.near('pasta', 2), ['pasta', 'paste', 'patsa', 'pastry', 'pesto']);
  t.deepEqual(list.near('pastr', 1), ['pasta', 'paste', 'pastry']);
});

test('nothing is near an empty word, and nothing near enough gives an empty list', (t) => {
  const list = createWordList(['pasta']);
  t.deepEqual(list.near('', 2), []);
  t.deepEqual(list.near('pizza', 2), []);
  t.deepEqual(createWordList([]).near('pasta', 2), []);
});
