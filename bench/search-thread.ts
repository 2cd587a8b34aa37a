import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createIndex } from '../src/search/embedded/create-index.ts';
import type { SearchRequest } from '../src/search/embedded/search-request.ts';
import { corpusOf, itemSettings, recordedRequests } from './search-corpus.ts';

/** What the thread says when its index stands. */
export interface Built {
  readonly seconds: number;
  /** MB beside the documents, after garbage collection; array buffers and heap. */
  readonly megabytes: number;
  readonly documents: number;
}

const WARM_UP_DOCUMENTS = 4_000;

export interface TimedAnswer {
  readonly id: number;
  readonly hits: readonly unknown[];
  readonly total: number;
  /** The search alone, as its thread saw it, in milliseconds. */
  readonly search: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Array buffers are given back a little after the collection that found them dead. */
async function usedBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collectGarbage();
    await sleep(200);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The compiler learns on another index, so that no cache of the measured one is warm. */
function warmUp(): void {
  const small = createIndex(itemSettings());
  small.update({ put: [...corpusOf(WARM_UP_DOCUMENTS)] });
  for (let i = 0; i < 2; i++) for (const { request } of recordedRequests()) small.search(request as SearchRequest);
}

/** Makes the corpus and its index, tells about it, then answers requests; it stays cold until the first of them. */
warmUp();
const documents = [...corpusOf(workerData as number)];
const before = await usedBytes();
const began = performance.now();
const index = createIndex(itemSettings());
index.update({ put: documents });
const seconds = (performance.now() - began) / 1000;
const built: Built = { seconds, megabytes: ((await usedBytes()) - before) / 2 ** 20, documents: documents.length };
parentPort?.postMessage(built);
parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: SearchRequest }) => {
  const start = performance.now();
  const { hits, total } = index.search(request);
  const answer: TimedAnswer = { id, hits, total, search: performance.now() - start };
  parentPort?.postMessage(answer);
});
