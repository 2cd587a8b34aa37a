import test from 'ava';
import type { Ask, RawResult } from '../../../src/search/meilisearch/ask.ts';
import { createPlaces } from '../../../src/search/meilisearch/groups/places.ts';
import { NO_MOVES } from '../../support/grouped-index.ts';

const health = async () => ({ available: true, items: 0, menus: 0, epoch: 'e' });
const listing = (cities: readonly string[]): readonly RawResult[] => [
  { hits: [], facetDistribution: { city: Object.fromEntries(cities.map((city) => [city, 1])) } },
];
const group = (name: string, ask: Ask) => ({ name, ask, health });
const inStone = ['city IN ["stone"]'];

test('a group with more values than an engine lists may hold any', async (t) => {
  const many = Array.from({ length: 10_000 }, (_, n) => `town ${n}`);
  const places = createPlaces(
    [
      group('a', async () => listing(['stone'])),
      group('b', async () => listing(['leek'])),
      group('c', async () => listing(many)),
    ],
    NO_MOVES,
  );
  t.is(places.groupsWith(inStone), null, 'nothing is known yet');
  await places.read();
  t.deepEqual(places.groupsWith(inStone), new Set(['a', 'c']));
});

test('a group whose values are being read may hold any, and one that fails what it held', async (t) => {
  let later: Ask = async () => listing(['leek']);
  const places = createPlaces(
    [group('a', async () => listing(['stone'])), group('b', (...asked) => later(...asked))],
    NO_MOVES,
  );
  await places.read();
  t.deepEqual(places.groupsWith(inStone), new Set(['a']));
  let finish: (results: readonly RawResult[]) => void = () => undefined;
  later = () => new Promise((resolve) => (finish = resolve));
  await places.read();
  t.deepEqual(places.groupsWith(inStone), new Set(['a', 'b']));
  finish(listing(['leek']));
  later = () => Promise.reject(new Error('away'));
  t.deepEqual((await places.read()).city, ['leek', 'stone']);
  t.deepEqual(places.groupsWith(inStone), new Set(['a']));
});
