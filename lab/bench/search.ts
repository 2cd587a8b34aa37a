/**
 * Benchmarks the in-process search index and, with MEILI_URL (and MEILI_MASTER_KEY if it has one), Meilisearch in the same run, alternating
 * with every request.
 *
 *   node build-test/lab/bench/search.js [DOCUMENTS]        100000 by default
 *
 * The index runs in its own thread. A round trip is measured in the calling thread, from sending a request to having its hits; the search
 * alone in the thread of the index. Caches are cold: every request is sent once, after a warm-up of the compiler on a small index.
 *
 * The longest stall of the calling thread is shown with that of an idle thread, watched at the same time: their common part is the machine.
 * The longest work in one go is processor time of the calling thread (Linux only).
 */
import { Worker } from 'node:worker_threads';
import type { SearchRequest } from '@menu-data-service/search-engine';
import { recordedRequests } from './search-corpus.ts';
import { fillMeilisearch } from './search-meilisearch.ts';
import type { Built, TimedAnswer } from './search-thread.ts';
import { quantile } from './statistics.ts';
import { type LoopDelay, watchLoop } from './watch-loop.ts';

interface Sample {
  readonly family: string;
  /** Milliseconds to the thread and back, of the search alone in its thread, and of Meilisearch over HTTP. */
  readonly round: number;
  readonly search: number;
  readonly meilisearch: number | null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const size = Number(process.argv[2] ?? 100_000);

const thread = new Worker(new URL('./search-thread.js', import.meta.url), {
  workerData: size,
  resourceLimits: { maxOldGenerationSizeMb: 8_192 },
});
const waiting = new Map<number, (answer: TimedAnswer) => void>();
const built = await new Promise<Built>((resolve) => thread.once('message', resolve));
thread.on('message', (answer: TimedAnswer) => waiting.get(answer.id)?.(answer));
let lastId = 0;
const ask = (request: SearchRequest): Promise<TimedAnswer> =>
  new Promise((resolve) => {
    const id = ++lastId;
    waiting.set(id, resolve);
    thread.postMessage({ id, request });
  });

const requests = [
  ...recordedRequests(),
  ...[...LETTERS].map((q) => ({ family: 'one letter', request: { q } })),
  ...[...LETTERS].map((q, i) => ({ family: 'two letters', request: { q: `${q}${'aeiour'[i % 6]}` } })),
];
console.log(
  `${built.documents} documents: built in ${built.seconds.toFixed(2)} s, ${built.megabytes.toFixed(1)} MB besides them`,
);
const meilisearch = process.env.MEILI_URL
  ? await fillMeilisearch(process.env.MEILI_URL, process.env.MEILI_MASTER_KEY, size)
  : null;
if (meilisearch) console.log(`Meilisearch: built in ${meilisearch.seconds.toFixed(1)} s`);

const samples: Sample[] = [];
for (const { family, request } of requests) {
  let start = performance.now();
  const answer = await ask(request as SearchRequest);
  const round = performance.now() - start;
  let other: number | null = null;
  if (meilisearch) {
    start = performance.now();
    await meilisearch.search(request);
    other = performance.now() - start;
  }
  samples.push({ family, round, search: answer.search, meilisearch: other });
}
printTable(samples);
const idle = new Worker(new URL('./idle-thread.js', import.meta.url));
for (const atOnce of [1, 8, 64]) await printThroughput(atOnce);
await idle.terminate();
await thread.terminate();
meilisearch?.close();

function printTable(all: readonly Sample[]): void {
  const line = (name: string, rows: readonly Sample[]) => {
    const show = (times: readonly number[]) =>
      [0.5, 0.95, 0.99, 1].map((part) => quantile(times, part).toFixed(2)).join(' | ');
    const engine = rows.flatMap((row) => row.meilisearch ?? []);
    const columns = [rows.length, show(rows.map((row) => row.round)), show(rows.map((row) => row.search))];
    console.log(`| ${name} | ${[...columns, ...(engine.length ? [show(engine)] : [])].join(' | ')} |`);
  };
  console.log(
    '| family | requests | round trip p50 | p95 | p99 | max | search alone p50 | p95 | p99 | max |' +
      (meilisearch ? ' engine p50 | p95 | p99 | max |' : ''),
  );
  console.log(`|${'---|'.repeat(meilisearch ? 14 : 10)}`);
  line(
    'recorded mix',
    all.filter(({ family }) => !family.endsWith('letter') && !family.endsWith('letters')),
  );
  for (const family of new Set(all.map((row) => row.family)))
    line(
      family,
      all.filter((row) => row.family === family),
    );
}

/** Searches per second with `atOnce` in flight, and the longest delay of the calling thread. */
async function printThroughput(atOnce: number): Promise<void> {
  const mix = recordedRequests();
  await idleDelay();
  const loop = watchLoop();
  const began = performance.now();
  let next = 0;
  const times: number[] = [];
  const client = async () => {
    for (let i = next++; i < mix.length; i = next++) {
      const start = performance.now();
      await ask(mix[i]?.request as SearchRequest);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const seconds = (performance.now() - began) / 1000;
  const own = loop.end();
  const reference = await idleDelay();
  console.log(
    `${atOnce} at once: ${(mix.length / seconds).toFixed(0)} a second, p95 ${quantile(times, 0.95).toFixed(2)} ms, longest stall of the calling thread ${own.stall.toFixed(1)} ms, of an idle thread ${reference.stall.toFixed(1)} ms, longest work in one go ${own.work?.toFixed(1) ?? 'unknown'} ms`,
  );
}

function idleDelay(): Promise<LoopDelay> {
  return new Promise((resolve) => {
    idle.once('message', resolve);
    idle.postMessage(null);
  });
}
