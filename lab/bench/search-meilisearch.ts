import { Agent, request as httpRequest } from 'node:http';
import { recordedSettings } from '@menu-data-service/search-engine/test/recordings';
import { Meilisearch } from 'meilisearch';
import { corpusOf } from './search-corpus.ts';

const BATCH = 10_000;
const PATIENCE = { timeout: 3_600_000, interval: 100 };

export interface FilledMeilisearch {
  readonly seconds: number;
  search(request: object): Promise<unknown>;
  close(): void;
}

/** Fills an index of Meilisearch; `seconds` is the time this took. */
export async function fillMeilisearch(
  url: string,
  apiKey: string | undefined,
  size: number,
): Promise<FilledMeilisearch> {
  const client = new Meilisearch({ host: url, ...(apiKey === undefined ? {} : { apiKey }) });
  const uid = `bench_${size}`;
  await client.deleteIndexIfExists(uid);
  const began = performance.now();
  await client.createIndex(uid, { primaryKey: 'id' }).waitTask(PATIENCE);
  const index = client.index(uid);
  await index
    .updateSettings(recordedSettings('items') as Parameters<typeof index.updateSettings>[0])
    .waitTask(PATIENCE);
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
  const seconds = (performance.now() - began) / 1000;
  return { seconds, ...searcher(new URL(`/indexes/${uid}/search`, url), apiKey) };
}

/** Uses node:http, because on loopback fetch sometimes waits 40 ms for the second packet of a response. */
function searcher(url: URL, apiKey: string | undefined): Pick<FilledMeilisearch, 'search' | 'close'> {
  const agent = new Agent({ keepAlive: true });
  const search = (body: object) =>
    new Promise<unknown>((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      };
      const call = httpRequest(url, { method: 'POST', agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8'))));
        answer.on('error', reject);
      });
      call.on('error', reject);
      call.end(text);
    });
  return { search, close: () => agent.destroy() };
}
