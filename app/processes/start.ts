import { mkdir } from 'node:fs/promises';
import type { BatchOptions } from '../../ingest/ingest-batch.ts';
import { measurePool } from '../ops/pool-metrics.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { documentProgress } from '../terminal/document-progress.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { documentLines } from '../terminal/ingest-summary.ts';
import { withProgress } from '../terminal/progress.ts';
import { openSearch } from '../wiring/search.ts';
import { openStores, type Stores, storesAt } from '../wiring/stores.ts';
import { API_POOL, startApi } from './api-part.ts';
import { ensureDemoClient } from './demo-client.ts';
import { startIndexing } from './index-part.ts';
import type { ProcessBase } from './process-base.ts';
import { answers } from './readiness.ts';
import { type ProcessFrame, runProcess } from './run-process.ts';
import { ingestSamples, readSamplesAhead, samplesExpected, samplesWanted } from './sample-menus.ts';
import { searchable } from './searchable.ts';
import { startSourceChecks } from './sources-part.ts';
import { startBanner } from './start-banner.ts';
import { startTokens } from './tokens-part.ts';
import { startWorkbench } from './workbench-part.ts';

/** A database that writes a lot to disk before it ends. */
const DATABASE_STOP_MS = 7000;

/** `menus start`: everything in one process, until it is told to stop. */
export function start(io: CommandIo): Promise<ExitCode> {
  io.signal.addEventListener('abort', () => io.say('Stopping …'), { once: true });
  return runProcess('menus', io, async (frame) => {
    const began = performance.now();
    const { base, keep, signal } = frame;
    const samples = (await samplesExpected(base.config)) ? await readSamplesAhead(base.logger) : undefined;
    if (samples) keep({ stop: samples.close });
    const { stores, index, activeMenus } = await withProgress('Starting', io, ({ report }) => {
      if (!io.interactive) report('Starting …');
      return startParts(frame);
    });
    if (await samplesWanted(base.config, stores)) await ingestWithProgress(base, stores, signal, io, samples);
    else await samples?.close();
    keep(await startSourceChecks(base, stores));
    const isSearchable = await withProgress('Waiting for the search', io, () => searchable(index, activeMenus, signal));
    if (signal.aborted) return;
    if (!isSearchable) io.say('The search does not find every menu yet: the status page below says what is missing.');
    io.out(startBanner(base.config, await stores.contents(), (performance.now() - began) / 1000));
  });
}

/** Starts database, index, indexer, token service, API and the operations port, in this order. */
async function startParts({ base, keep, keepOpen, serveOps, fail }: ProcessFrame) {
  const { config, logger } = base;
  await mkdir(config.dataDir, { recursive: true });
  const stores = keepOpen(await openStores(config, logger, 'service', fail), DATABASE_STOP_MS);
  const reading = keepOpen(storesAt(stores.url, config, API_POOL));
  measurePool(base.registry, 'menus', stores.pool);
  measurePool(base.registry, 'menus api', reading.pool);
  const { index, engine } = openSearch(base);
  keepOpen(index);
  const activeMenus = stores.activeMenus(engine, logger);
  await activeMenus.start();
  keep(activeMenus);
  const indexing = keep(startIndexing(base, stores, index, engine));
  const tokens = keep(await startTokens(base, stores));
  await ensureDemoClient(config, stores.clients);
  const api = keep(await startApi(withFindPages(base), reading, stores, index, activeMenus));
  const status = async () => ({
    ...(await stores.contents()),
    index: await index.health(),
    indexer: await indexing.status(),
  });
  const workbench = keep(await startWorkbench(base, stores, status));
  await serveOps(
    {
      database: () => answers(stores),
      search: async () => (await index.health()).epoch !== null,
      tokens: () => tokens.ready(),
      keys: () => api.ready(),
    },
    status,
    workbench.pages,
  );
  return { stores, index, activeMenus };
}

/** Whoever starts everything wants to see the menus, unless the configuration says otherwise. */
function withFindPages(base: ProcessBase): ProcessBase {
  return { ...base, config: { ...base.config, findPages: base.config.findPages ?? true } };
}

/** Ingests the sample menus. One that cannot be read is named and does not stop the others. */
function ingestWithProgress(
  base: ProcessBase,
  stores: Stores,
  signal: AbortSignal,
  io: CommandIo,
  samples: Parameters<typeof ingestSamples>[4],
): Promise<void> {
  return withProgress('Ingesting the sample menus', io, (progress) => {
    const { begin: onBegin, step } = documentProgress(progress, io);
    const onDone: BatchOptions['onDone'] = (outcome, done, total) =>
      step(outcome.label, done, total, () => {
        if ('error' in outcome) for (const line of documentLines(outcome)) io.say(line);
      });
    return ingestSamples(base, stores, signal, { onBegin, onDone }, samples);
  });
}
