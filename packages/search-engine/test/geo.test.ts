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

test('a circle holds what is within its metres, and nothing without a place', (t) => {
  t.deepEqual(ids({ filter: '_geoRadius(52.9, -2.15, 1)' }), [4, 1]);
  t.deepEqual(ids({ filter: ['_geoRadius(52.9, -2.15, 2000)', 'id != 1'] }), [5, 4]);
  t.deepEqual(ids({ filter: 'NOT _geoRadius(52.9, -2.15, 20000)' }), [6, 3]);
});

test('the nearest come first in places a metre apart, then the other rules; what has no place comes last', (t) => {
  t.deepEqual(ids({ sort: ['_geoPoint(52.9, -2.15):asc'] }), [4, 1, 5, 2, 6, 3]);
  t.deepEqual(ids({ sort: ['_geoPoint(52.9, -2.15):desc'] }), [2, 5, 4, 1, 6, 3]);
});

test('a circle or a point that is nowhere is refused', (t) => {
  t.throws(() => index().search({ filter: '_geoRadius(95, 0, 10)' }), {
    message: /expected a latitude and a longitude/,
  });
  t.throws(() => index().search({ filter: '_geoRadius(52, 0)' }), { message: /expected ,, found "\)"/ });
  t.throws(() => index().search({ sort: ['_geoPoint(52, 190):asc'] }), { message: /no place on the earth/ });
  t.throws(() => createIndex({ searchableAttributes: ['name'] }).search({ filter: '_geoRadius(52, 0, 10)' }), {
    message: /"_geo" is not filterable/,
  });
});

test('metres are those of a sphere, to the millimetre', (t) => {
  t.is(metresBetween([27.740068, 85.337576], [27.740286, 85.337059]), 56.36);
});
