import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { Meilisearch } from 'meilisearch';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { SearchIndex } from '../../../src/ports/search-index.ts';
import { createMeilisearchIndex } from '../../../src/search/meilisearch/create-meilisearch-index.ts';
import { createIndexKeys } from '../../../src/search/meilisearch/index-keys.ts';
import { searchIndexContract } from '../../contract/search-index.ts';

/** A real engine to run the suite on, with its master key; without one there is nothing to test here. */
const url = process.env.MEILI_URL;
const masterKey = process.env.MEILI_MASTER_KEY ?? '';

async function makeIndex(t: ExecutionContext, engine: string): Promise<SearchIndex> {
  const prefix = `test_${randomUUID().slice(0, 8)}`;
  const keys = await createIndexKeys(engine, masterKey, prefix);
  const logger = pino({ level: 'silent' });
  const index = createMeilisearchIndex({ url: engine, ...keys, prefix, logger, registry: new Registry() });
  t.teardown(async () => {
    await index.close();
    const client = new Meilisearch({ host: engine, apiKey: masterKey });
    const { results } = await client.getRawIndexes({ limit: 1000 });
    for (const { uid } of results.filter((found) => found.uid.startsWith(prefix))) await client.deleteIndex(uid);
    await client.deleteKey(keys.searchKey);
    await client.deleteKey(keys.indexerKey);
  });
  return index;
}

if (url === undefined) test('a real engine is not at hand (MEILI_URL is not set)', (t) => t.pass());
else searchIndexContract(test.serial as typeof test, 'Meilisearch', (t) => makeIndex(t, url));
