import test from 'ava';
import { createIndex } from '../src/create-index.ts';
import { createWordList } from '../src/word-list.ts';
import { answered, comparable, recordedExperiments } from './recordings.ts';

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

const experiments = recordedExperiments();

for (const rule of new Set(experiments.map((experiment) => experiment.rule))) {
  test(`${rule} holds as in the experiments on the real engine`, (t) => {
    for (const { what, settings, docs, answers } of experiments.filter((experiment) => experiment.rule === rule)) {
      const index = createIndex(settings);
      index.update({ put: docs });
      for (const answer of answers) {
        const message = `${what}: ${JSON.stringify(answer.request)}`;
        t.deepEqual(answered(index, answer), comparable(answer), message);
      }
    }
  });
}

test('has 281 answers of 63 experiments', (t) => {
  t.is(experiments.length, 63);
  t.is(experiments.flatMap((experiment) => experiment.answers).length, 281);
});

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
