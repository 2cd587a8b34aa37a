import { randomUUID } from 'node:crypto';
import test, { type TestFn } from 'ava';
import { Meilisearch } from 'meilisearch';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { createIndexKeys } from '../../../src/search/meilisearch/index-keys.ts';
import { searchIndexContract } from '../../contract/search-index.ts';
import { meilisearchIndex } from '../../support/meilisearch-index.ts';
import type { Teardown } from '../../support/teardown.ts';
import { startTestEngine } from '../../support/test-engine/start-test-engine.ts';

searchIndexContract(test, 'Meilisearch adapter on the test engine', async (t) => {
  const engine = await startTestEngine(t);
  return meilisearchIndex(t, { url: engine.url });
});

/** On a real engine, with keys of least privilege; everything is deleted afterwards. */
async function realIndex(t: Teardown, url: string, masterKey: string): Promise<SearchIndex> {
  const prefix = `test_${randomUUID().slice(0, 8)}`;
  const keys = await createIndexKeys(url, masterKey, prefix);
  const index = meilisearchIndex(t, { url, ...keys, prefix });
  t.teardown(async () => {
    const client = new Meilisearch({ host: url, apiKey: masterKey });
    const { results } = await client.getRawIndexes({ limit: 1000 });
    for (const { uid } of results.filter((found) => found.uid.startsWith(prefix))) await client.deleteIndex(uid);
    await client.deleteKey(keys.searchKey);
    await client.deleteKey(keys.indexerKey);
  });
  return index;
}

const { MEILI_URL, MEILI_MASTER_KEY = '' } = process.env;
if (MEILI_URL !== undefined) {
  // Serial: an engine works on one task at a time, whoever sent it.
  searchIndexContract(test.serial as TestFn, 'Meilisearch', (t) => realIndex(t, MEILI_URL, MEILI_MASTER_KEY));
}
