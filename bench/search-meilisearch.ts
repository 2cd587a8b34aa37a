import { type Index, Meilisearch } from 'meilisearch';
import { corpusOf, itemSettings } from './search-corpus.ts';

const BATCH = 10_000;
const PATIENCE = { timeout: 3_600_000, interval: 100 };

/** Fills an index of a real engine with the corpus. Resolves to the index and the seconds it took. */
export async function fillMeilisearch(url: string, apiKey: string | undefined, size: number) {
  const client = new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
  const uid = `bench_${size}`;
  await client.deleteIndexIfExists(uid);
  const began = performance.now();
  await client.createIndex(uid, { primaryKey: 'id' }).waitTask(PATIENCE);
  const index = client.index(uid);
  await index.updateSettings(itemSettings() as Parameters<typeof index.updateSettings>[0]).waitTask(PATIENCE);
  let batch: Record<string, unknown>[] = [];
  let last = 0;
  const send = async () => {
    ({ taskUid: last } = await index.addDocuments(batch));
    batch = [];
  };
  for (const document of corpusOf(size)) {
    batch.push(document);
    if (batch.length >= BATCH) await send();
  }
  if (batch.length) await send();
  const { status, error } = await client.tasks.waitForTask(last, PATIENCE);
  if (status !== 'succeeded') throw new Error(`Meilisearch did not take the documents: ${error?.message}`);
  return { index: index as Index<Record<string, unknown>>, seconds: (performance.now() - began) / 1000 };
}
