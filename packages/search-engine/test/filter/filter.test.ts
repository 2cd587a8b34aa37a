import test from 'ava';
import { createIndex } from '../../src/create-index.ts';
import { SearchRequestError } from '../../src/request-error.ts';

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
