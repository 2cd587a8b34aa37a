import test from 'ava';
import { createIndex } from '../src/create-index.ts';
import { SearchRequestError } from '../src/request-error.ts';
import { createValueList } from '../src/values/create-value-list.ts';

function index() {
  const made = createIndex({
    searchableAttributes: ['name'],
    filterableAttributes: ['price', 'tags'],
    sortableAttributes: ['price'],
  });
  made.update({
    put: [
      { id: 1, name: 'Cod', price: 5, tags: ['Fish', 'hot'] },
      { id: 2, name: 'Rice', price: null, tags: [] },
      { id: 3, name: 'Tea' },
    ],
  });
  return made;
}

const found = (filter: string) =>
  index()
    .search({ filter })
    .hits.map(({ id }) => id);

test('filters support every operator', (t) => {
  t.deepEqual(found('price = 5.0'), [1]);
  t.deepEqual(found('price != 5'), [2, 3]);
  t.deepEqual(found('price EXISTS'), [1, 2]);
  t.deepEqual(found('price NOT EXISTS'), [3]);
  t.deepEqual(found('price IS NULL'), [2]);
  t.deepEqual(found('price IS NOT NULL'), [1, 3]);
  t.deepEqual(found('tags IS EMPTY'), [2]);
  t.deepEqual(found('tags = fish'), [1]);
  t.deepEqual(found('tags IN [\'FISH\', "cold"]'), [1]);
  t.deepEqual(found('tags NOT IN [fish]'), [2, 3]);
  t.deepEqual(found('price 4 TO 5'), [1]);
  t.deepEqual(found('NOT (price > 4 AND price < 6) OR tags = hot'), [1, 2, 3]);
});

test('an unreadable filter is refused with the expected token and its place', (t) => {
  const refused = (filter: string, message: RegExp) =>
    t.throws(() => index().search({ filter }), { instanceOf: SearchRequestError, message }, filter);
  refused('price >', /expected a number, found the end/);
  refused('price > cheap', /expected a number, found "cheap" at character 8/);
  refused('price = 5 tags = hot', /expected AND, OR or the end, found "tags" at character 10/);
  refused('(price = 5', /expected \), found the end/);
  refused('price IN [1 2]', /expected , or \]/);
  refused('name = Cod', /"name" is not filterable; filterable fields: price, tags/);
  refused('price = "5', /cannot read/);
});

const SETTINGS = { searchableAttributes: ['name'], filterableAttributes: ['name', 'menu'] };

function indexOf(names: readonly string[]) {
  const index = createIndex(SETTINGS, { searchableValues: ['name'] });
  index.update({ put: names.map((name, id) => ({ id, name, menu: id % 2 })) });
  return index;
}

test('values come best first: whole matches, then prefixes by count, then those with the words elsewhere', (t) => {
  const index = indexOf([
    'fish chips',
    'chips',
    'chicken korma',
    'chicken korma',
    'cheesy chips',
    'chicken tikka',
    'naan',
  ]);
  const found = index.values({ field: 'name', q: 'chi' });
  t.deepEqual(
    found.map(({ value, count }) => [value, count]),
    [
      ['chicken korma', 2],
      ['chips', 1],
      ['chicken tikka', 1],
      ['fish chips', 1],
      ['cheesy chips', 1],
    ],
  );
  t.deepEqual(index.values({ field: 'name', q: 'chips' })[0], { value: 'chips', count: 1, typos: 0, fit: 'whole' });
  t.deepEqual(
    index.values({ field: 'name', q: 'chicken t' }).map(({ value }) => value),
    ['chicken tikka'],
  );
});

test('a typo is forgiven, after exact matches; short words and words with another start are not', (t) => {
  const index = indexOf(['chicken korma', 'chickn wings', 'thicken', 'ham', 'jam']);
  t.deepEqual(
    index.values({ field: 'name', q: 'chickn' }).map(({ value, typos }) => [value, typos]),
    [
      ['chickn wings', 0],
      ['chicken korma', 1],
    ],
  );
  t.deepEqual(
    index.values({ field: 'name', q: 'ham' }).map(({ value }) => value),
    ['ham'],
  );
});

test('filtered-out documents do not count, and a limit keeps the best', (t) => {
  const index = indexOf(['pie', 'pie', 'pie', 'pizza', 'pilau']);
  t.deepEqual(
    index.values({ field: 'name', q: 'p', filter: 'menu = 1' }).map(({ value, count }) => [value, count]),
    [
      ['pie', 1],
      ['pizza', 1],
    ],
  );
  t.deepEqual(
    index.values({ field: 'name', q: 'pi', limit: 1 }).map(({ value, count }) => [value, count]),
    [['pie', 3]],
  );
});

test('values without documents are not found, also after a compaction', (t) => {
  const index = indexOf(['pie', 'pie', 'pizza']);
  index.update({ remove: [0, 2], put: [{ id: 9, name: 'pitta', menu: 0 }] });
  const names = () => index.values({ field: 'name', q: 'pi' }).map(({ value, count }) => [value, count]);
  const expected = [
    ['pie', 1],
    ['pitta', 1],
  ];
  t.deepEqual(names(), expected);
  index.compact();
  t.deepEqual(names(), expected);
});

test('the documents of values are those that have them and pass the filter', (t) => {
  const index = indexOf(['pie', 'pie', 'pizza']);
  const ids = (found: readonly (readonly object[])[]) =>
    found.map((documents) => documents.map((one) => (one as { id: number }).id));
  t.deepEqual(ids(index.documentsOf('name', ['pizza', 'pie', 'pitta'], [], 9)), [[2], [0, 1], []]);
  t.deepEqual(ids(index.documentsOf('name', ['pie'], 'menu = 1', 9)), [[1]]);
});

test('documents of values are counted by another field, whose only value is returned', (t) => {
  const index = indexOf(['pie', 'pie', 'pie', 'pizza']);
  t.deepEqual(index.distinctOf('name', ['pie', 'pizza', 'pitta'], 'menu', []), [
    { count: 2, only: undefined },
    { count: 1, only: 1 },
    { count: 0, only: undefined },
  ]);
  t.deepEqual(index.distinctOf('name', ['pie'], 'menu', 'menu = 1'), [{ count: 1, only: 1 }]);
});

test('a field with unsearchable values is named in the error', (t) => {
  t.throws(() => indexOf([]).values({ field: 'menu', q: 'a' }), { message: /"menu" has no searchable values/ });
  t.throws(() => createIndex(SETTINGS, { searchableValues: ['price'] }), { message: /"price" is not filterable/ });
});

test('a list without an index finds the same', (t) => {
  const names = ['chicken korma', 'chips', 'chickn wings', 'fish chips'];
  const index = indexOf(names);
  const list = createValueList(names.map((name) => [name, 1]));
  for (const q of ['c', 'chi', 'chickn', 'chips', 'chicken k', 'x', ''])
    t.deepEqual(list.find(q, 20), index.values({ field: 'name', q }), q);
});
