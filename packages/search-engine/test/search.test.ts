import test from 'ava';
import { createIndex } from '../src/create-index.ts';

function index() {
  return createIndex({ searchableAttributes: ['name'], filterableAttributes: ['tags'], sortableAttributes: ['price'] });
}

test('refuses sorting, counting or searching by a field that is not set up for it', (t) => {
  t.throws(() => index().search({ sort: ['name:asc'] }), {
    message: /"name" is not sortable; sortable attributes: price/,
  });
  t.throws(() => index().search({ sort: ['price'] }), { message: /neither field:asc nor field:desc/ });
  t.throws(() => index().search({ facets: ['name'] }), { message: /"name" is not filterable/ });
  t.throws(() => index().search({ attributesToSearchOn: ['price'] }), { message: /"price" is not searchable/ });
});

test('a phrase ends with its sentence and continues as another one', (t) => {
  const one = createIndex({ searchableAttributes: ['name'] });
  const names = ['Beef pie', 'Pie with beef gravy', 'Apple pie', 'Beef stew'];
  one.update({ put: names.map((name, id) => ({ id, name })) });
  const found = (q: string) => one.search({ q }).hits.map(({ name }) => name);
  t.deepEqual(found('"beef pie"'), ['Beef pie']);
  t.deepEqual(found('"beef. pie"').toSorted(), ['Beef pie', 'Pie with beef gravy']);
  t.deepEqual(found('pie -"beef gravy"').toSorted(), ['Apple pie', 'Beef pie']);
});
