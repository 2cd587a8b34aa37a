/**
 * Compares the in-process index with a running Meilisearch on random requests over the recorded corpus, with the
 * recorded settings and with the rule order of the product.
 *
 *   MEILI_URL=… [MEILI_MASTER_KEY=…] node build/scripts/differential-meilisearch.js [REQUESTS] [SEED]
 *
 * Ids, order and totals must be equal. Match positions are compared too; they differ now and then, because the engine
 * marks no mistyped form of a word that the ranking of this request never had to look up. Prints every difference; exit 1
 * if any. Leaves no index behind.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Meilisearch } from 'meilisearch';
import { packageRoot } from '../src/package-root.ts';
import { createIndex } from '../src/search/embedded/create-index.ts';
import type { IndexSettings } from '../src/search/embedded/settings.ts';
import type { EngineDocument } from '../src/search/embedded/store/engine-document.ts';
import { INDEX_SETTINGS } from '../src/search/index-settings.ts';
import { randomRequests } from './random-requests.ts';
import { createRandom } from './seeded-random.ts';

const PATIENCE = { timeout: 600_000 };
const SHOWN_HITS = 10;

const folder = path.join(packageRoot, 'test/fixtures/search');
const [requests = '2000', seed = '1'] = process.argv.slice(2);
const url = process.env.MEILI_URL;
if (!url) {
  console.error('usage: MEILI_URL=… node build/scripts/differential-meilisearch.js [REQUESTS] [SEED]');
  process.exit(2);
}
const documents = readFileSync(path.join(folder, 'corpus.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as EngineDocument);
const recorded = (
  JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')) as { readonly items: IndexSettings }
).items;
const client = new Meilisearch({ host: url, apiKey: process.env.MEILI_MASTER_KEY ?? '' });
const random = createRandom(Number(seed));

let different = 0;
for (const rankingRules of [recorded.rankingRules ?? [], INDEX_SETTINGS.items.rankingRules])
  different += await compare({ ...recorded, rankingRules });
console.log(`2 rule orders, ${requests} requests each, ${different} different, seed ${seed}`);
process.exitCode = different ? 1 : 0;

/** How many answers differ under these settings. */
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
