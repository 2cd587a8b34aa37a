import test from 'ava';
import { createIndex } from '../src/create-index.ts';
import { metresBetween } from '../src/geo.ts';

const PLACES = [
  { id: 1, _geo: { lat: 52.9, lng: -2.15 } },
  { id: 2, _geo: { lat: '52.95', lng: '-2.15' } },
  { id: 3, _geo: null },
  { id: 4, _geo: { lat: 52.900005, lng: -2.15 } },
  { id: 5, _geo: { lat: 52.91, lng: -2.15 } },
  { id: 6 },
];

function index() {
  const made = createIndex({
    ...{ searchableAttributes: ['name'], filterableAttributes: ['id', '_geo'], sortableAttributes: ['_geo'] },
    rankingRules: ['sort', 'words', 'id:desc'],
  });
  made.update({ put: PLACES });
  return made;
}

const ids = (request: Parameters<ReturnType<typeof index>['search']>[0]) =>
  index()
    .search(request)
    .hits.map(({ id }) => id);

test('a circle contains points within its metres, and no document without a place', (t) => {
  t.deepEqual(ids({ filter: '_geoRadius(52.9, -2.15, 1)' }), [4, 1]);
  t.deepEqual(ids({ filter: ['_geoRadius(52.9, -2.15, 2000)', 'id != 1'] }), [5, 4]);
  t.deepEqual(ids({ filter: 'NOT _geoRadius(52.9, -2.15, 20000)' }), [6, 3]);
});

test('the nearest come first in places a metre apart, then the other rules; documents without a place come last', (t) => {
  t.deepEqual(ids({ sort: ['_geoPoint(52.9, -2.15):asc'] }), [4, 1, 5, 2, 6, 3]);
  t.deepEqual(ids({ sort: ['_geoPoint(52.9, -2.15):desc'] }), [2, 5, 4, 1, 6, 3]);
});

test('an invalid circle or point is refused', (t) => {
  t.throws(() => index().search({ filter: '_geoRadius(95, 0, 10)' }), {
    message: /expected a latitude and a longitude/,
  });
  t.throws(() => index().search({ filter: '_geoRadius(52, 0)' }), { message: /expected ,, found "\)"/ });
  t.throws(() => index().search({ sort: ['_geoPoint(52, 190):asc'] }), { message: /no place on the earth/ });
  t.throws(() => createIndex({ searchableAttributes: ['name'] }).search({ filter: '_geoRadius(52, 0, 10)' }), {
    message: /"_geo" is not filterable/,
  });
});

test('distances are those of a sphere, to the millimetre', (t) => {
  t.is(metresBetween([27.740068, 85.337576], [27.740286, 85.337059]), 56.36);
});

/** Near the poles and on both sides of the date line: id, latitude, longitude. */
const AROUND = [
  [0, 0, 0],
  [1, 88, 0],
  [2, -89, 0],
  [3, 0, 178],
  [4, 0, -179],
] as const;

/** Expected orders around a point in the tests of Meilisearch 1.50.0 (milli, `search/new/tests/geo_sort.rs`, MIT). */
const ORDERS = [
  [0, 0, 'asc', [0, 1, 2, 3, 4]],
  [85, 0, 'asc', [1, 0, 3, 4, 2]],
  [-85, 0, 'asc', [2, 0, 3, 4, 1]],
  [0, 175, 'asc', [3, 4, 2, 1, 0]],
  [0, -175, 'asc', [4, 3, 2, 1, 0]],
  [0, 0, 'desc', [4, 3, 2, 1, 0]],
  [85, 0, 'desc', [2, 4, 3, 0, 1]],
  [-85, 0, 'desc', [1, 4, 3, 0, 2]],
  [0, 175, 'desc', [0, 1, 2, 4, 3]],
  [0, -175, 'desc', [0, 1, 2, 3, 4]],
] as const;

test('the order around the edges of the map matches the real engine', (t) => {
  const made = createIndex({
    searchableAttributes: ['name'],
    sortableAttributes: ['_geo'],
    rankingRules: ['words', 'sort'],
  });
  made.update({ put: AROUND.map(([id, lat, lng]) => ({ id, _geo: { lat, lng } })) });
  for (const [lat, lng, direction, order] of ORDERS) {
    const { hits } = made.search({ sort: [`_geoPoint(${lat}, ${lng}):${direction}`] });
    t.deepEqual(
      hits.map(({ id }) => id),
      order,
      `${lat}, ${lng} ${direction}`,
    );
  }
});

test('documents in one place are ordered by the next sort, as in the real engine', (t) => {
  const made = createIndex({
    ...{ searchableAttributes: ['name'], sortableAttributes: ['_geo', 'score'], rankingRules: ['words', 'sort'] },
  });
  const at = (from: number, many: number, degrees: number) =>
    Array.from({ length: many }, (_, i) => ({ id: from + i, score: 10 - i, _geo: { lat: degrees, lng: degrees } }));
  made.update({ put: [...[1, 4, 3, 2, 5].map((id) => ({ id })), ...at(6, 6, 2), ...at(12, 4, 5)] });
  const order = (direction: string) =>
    made.search({ sort: [`_geoPoint(0, 0):${direction}`, 'score:desc'] }).hits.map(({ id }) => id);
  t.deepEqual(order('asc'), [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 4, 3, 2, 5]);
  t.deepEqual(order('desc'), [12, 13, 14, 15, 6, 7, 8, 9, 10, 11, 1, 4, 3, 2, 5]);
});
