import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchRequest } from '@menu-data-service/search-engine';
import { createIndex } from '@menu-data-service/search-engine';
import { recordedSettings } from '@menu-data-service/search-engine/test/recordings';
import { corpusOf, recordedRequests } from './search-corpus.ts';

export interface Built {
  readonly seconds: number;
  /** Array buffers and heap without the documents, after garbage collection. */
  readonly megabytes: number;
  readonly documents: number;
}

const WARM_UP_DOCUMENTS = 4_000;

export interface TimedAnswer {
  readonly id: number;
  readonly hits: readonly unknown[];
  readonly total: number;
  /** Milliseconds of the search alone, measured in its thread. */
  readonly search: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Array buffers are freed a little after the collection that found them unused. */
async function usedBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collectGarbage();
    await sleep(200);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Warms up the compiler on another index, so that the caches of the measured one stay cold. */
function warmUp(): void {
  const small = createIndex(recordedSettings('items'));
  small.update({ put: [...corpusOf(WARM_UP_DOCUMENTS)] });
  for (let i = 0; i < 2; i++) for (const { request } of recordedRequests()) small.search(request as SearchRequest);
}

/** Builds the corpus and its index, reports it, then answers requests. The index is cold until the first of them. */
warmUp();
const documents = [...corpusOf(workerData as number)];
const before = await usedBytes();
const began = performance.now();
const index = createIndex(recordedSettings('items'));
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
