import test from 'ava';
import { createIndex } from '../src/create-index.ts';

test('refuses invalid settings', (t) => {
  t.throws(() => createIndex({ searchableAttributes: [] }), { message: /searchableAttributes: expected 1 to 16/ });
  t.throws(() => createIndex({ searchableAttributes: ['a'], rankingRules: ['best'] }), {
    message: /"best" is neither/,
  });
});

test('returns documents with the shown fields, and finds and sorts by all', (t) => {
  const settings = { searchableAttributes: ['name'], sortableAttributes: ['price', '_geo'] };
  const slim = createIndex(settings, { shown: ['shown', 'missing'] });
  slim.update({ put: [{ id: 'a', name: 'Cod', price: 5, _geo: { lat: 53, lng: -2 }, shown: { name: 'Cod £5' } }] });
  slim.update({ put: [{ id: 'b', name: 'Cod', price: 4, _geo: { lat: 52, lng: -2 }, shown: { name: 'Cod £4' } }] });
  const [dear, cheap] = [{ shown: { name: 'Cod £5' } }, { shown: { name: 'Cod £4' } }];
  t.deepEqual(slim.search({ q: 'cod', sort: ['price:asc'] }).hits, [cheap, dear]);
  t.deepEqual(slim.search({ q: 'cod', sort: ['_geoPoint(53, -2):asc'] }).hits, [dear, cheap]);
  slim.compact();
  t.deepEqual(slim.search({ q: 'cod', sort: ['price:asc'] }).hits, [cheap, dear]);
});
