/**
 * Compares the in-process index with a running Meilisearch on random requests over the recorded corpus, whose restaurants are given places,
 * with the recorded settings and with a second order of the rules.
 *
 *   MEILI_URL=… [MEILI_MASTER_KEY=…] npm run differential:meilisearch -- [REQUESTS] [SEED]
 *
 * Ids, order and totals must be equal. Match positions are compared too; they differ now and then, because the engine marks no mistyped form
 * of a word that the ranking of this request never had to look up. Prints every difference; exit 1 if any. Deletes its index.
 */
import { isDeepStrictEqual } from 'node:util';
import { createIndex } from '@menu-data-service/search-engine/src/create-index';
import { GEO_FIELD } from '@menu-data-service/search-engine/src/geo';
import type { IndexSettings } from '@menu-data-service/search-engine/src/settings';
import type { EngineDocument } from '@menu-data-service/search-engine/src/store/engine-document';
import { recordedDocuments, recordedSettings } from '@menu-data-service/search-engine/test/recordings';
import { createRandom } from '@menu-data-service/seeded-random';
import { Meilisearch } from 'meilisearch';
import { RANKING_RULES } from '../../src/search/index-settings.ts';
import { randomRequests } from './random-requests.ts';

const PATIENCE = { timeout: 600_000 };
const SHOWN_HITS = 10;

const [requests = '2000', seed = '1'] = process.argv.slice(2);
const url = process.env.MEILI_URL;
if (!url) {
  console.error('usage: MEILI_URL=… npm run differential:meilisearch -- [REQUESTS] [SEED]');
  process.exit(2);
}
const client = new Meilisearch({ host: url, apiKey: process.env.MEILI_MASTER_KEY ?? '' });
const random = createRandom(Number(seed));
const documents = placed(recordedDocuments('items'));
const items = recordedSettings('items');
const recorded: IndexSettings = {
  ...items,
  filterableAttributes: [...(items.filterableAttributes ?? []), GEO_FIELD],
  sortableAttributes: [...(items.sortableAttributes ?? []), GEO_FIELD],
};

let different = 0;
for (const rankingRules of [recorded.rankingRules ?? [], RANKING_RULES])
  different += await compare({ ...recorded, rankingRules });
console.log(`2 rule orders, ${requests} requests each, ${different} different, seed ${seed}`);
process.exitCode = different ? 1 : 0;

/** Adds places of restaurants in two counties; some restaurants have none. */
function placed(all: readonly EngineDocument[]): readonly EngineDocument[] {
  const places = new Map<unknown, object | null>();
  return all.map((document) => {
    const restaurant = document.restaurantId;
    const place = { lat: 52.6 + random.integer(5000) / 1e4, lng: -2.3 + random.integer(6000) / 1e4 };
    if (!places.has(restaurant)) places.set(restaurant, random.chance(0.85) ? place : null);
    return { ...document, [GEO_FIELD]: places.get(restaurant) ?? null };
  });
}

async function compare(settings: IndexSettings): Promise<number> {
  const uid = `differential_${process.pid}`;
  await client.createIndex(uid, { primaryKey: 'id' }).waitTask(PATIENCE);
  const engine = client.index(uid);
  await engine.updateSettings(settings as Parameters<typeof engine.updateSettings>[0]).waitTask(PATIENCE);
  await engine.addDocuments([...documents]).waitTask(PATIENCE);
  const index = createIndex(settings);
  index.update({ put: documents });
  const makeRequest = randomRequests(documents, settings, random);
  let found = 0;
  for (let i = 0; i < Number(requests); i++) {
    const { q = '', ...options } = { ...makeRequest(), showMatchesPosition: true };
    const answer = await engine.search(q, options as Parameters<typeof engine.search>[1]);
    const expected = summary(
      answer.hits,
      answer.estimatedTotalHits,
      answer.hits.map((hit) => hit._matchesPosition),
    );
    const own = index.search({ q, ...options });
    const actual = summary(own.hits, own.total, own.matchesPosition ?? []);
    if (isDeepStrictEqual(actual, expected)) continue;
    found++;
    console.log(JSON.stringify({ q, ...options }), settings.rankingRules?.join(' '));
    console.log('  expected', JSON.stringify(expected).slice(0, 500));
    console.log('  actual  ', JSON.stringify(actual).slice(0, 500));
  }
  await client.deleteIndex(uid).waitTask(PATIENCE);
  return found;
}

function summary(hits: readonly object[], total: number | undefined, positions: readonly unknown[]) {
  const ids = hits.map((hit) => ('id' in hit ? hit.id : null));
  return { total, ids, positions: positions.slice(0, SHOWN_HITS) };
}
