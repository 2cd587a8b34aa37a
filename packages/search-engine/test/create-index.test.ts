import test from 'ava';
import { createIndex } from '../src/create-index.ts';

test('settings that make no sense are refused', (t) => {
  t.throws(() => createIndex({ searchableAttributes: [] }), { message: /searchableAttributes: expected 1 to 16/ });
  t.throws(() => createIndex({ searchableAttributes: ['a'], rankingRules: ['best'] }), {
    message: /"best" is neither/,
  });
});

test('texts that are only searched need not be kept', (t) => {
  const slim = createIndex({ searchableAttributes: ['name'], sortableAttributes: ['price'] }, { keepTexts: false });
  slim.update({ put: [{ id: 'a', name: 'Cod', price: 5, shown: { name: 'Cod' } }] });
  t.deepEqual(slim.search({ q: 'cod' }).hits, [{ id: 'a', price: 5, shown: { name: 'Cod' } }]);
  t.deepEqual(slim.get('a'), { id: 'a', price: 5, shown: { name: 'Cod' } });
});
