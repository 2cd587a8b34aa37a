import { mkdir } from 'node:fs/promises';
import { openStores, storesAt } from '../compose.ts';
import { openSearch } from '../compose-search.ts';
import { createActiveMenus } from '../db/active-menus.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withProgress } from '../terminal/ingest-progress.ts';
import { documentLines } from '../terminal/ingest-summary.ts';
import { startApi } from './api-part.ts';
import { contentsOf } from './contents.ts';
import { ensureDemoClient } from './demo-client.ts';
import { startIndexing } from './index-part.ts';
import { startOps } from './ops-part.ts';
import { type ProcessBase, processBase, type RunningPart, stopAll, untilAborted } from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';
import { ingestSamples, samplesWanted } from './sample-menus.ts';
import { searchable } from './searchable.ts';
import { startSourceChecks } from './sources-part.ts';
import { startBanner } from './start-banner.ts';
import { startTokens } from './tokens-part.ts';

async function run(base: ProcessBase, io: CommandIo, parts: RunningPart[], broken: AbortController): Promise<ExitCode> {
  const signal = AbortSignal.any([io.signal, broken.signal]);
  const { config, logger } = base;
  const began = performance.now();
  await mkdir(config.dataDir, { recursive: true });
  io.say('Starting …');
  const stores = await openStores(config, logger, 'service', (error) => broken.abort(error));
  parts.push({ stop: () => stores.close() });
  // The API reads through a pool of its own, whose statements have a time limit.
  const reading = storesAt(stores.url, config, {
    statementTimeoutMs: 1000,
    acquireTimeoutMs: 250,
    applicationName: 'menus api',
  });
  parts.push({ stop: () => reading.close() });
  const { index, engine } = openSearch(base);
  parts.push({ stop: () => index.close() });
  const activeMenus = createActiveMenus(stores.db, engine, logger);
  await activeMenus.start();
  parts.push(activeMenus);
  const indexing = startIndexing(base, stores, index, engine);
  parts.push(indexing);
  const tokens = await startTokens(base, stores);
  parts.push(tokens);
  await ensureDemoClient(config, stores.clients);
  const api = await startApi(base, reading, index, activeMenus);
  parts.push(api);
  const readiness = readinessOf({
    database: () => answers(stores.db),
    search: async () => (await index.health()).epoch !== null,
    tokens: () => tokens.ready(),
    keys: () => api.ready(),
  });
  const status = async () => ({
    ...(await contentsOf(stores.db)),
    index: await index.health(),
    indexer: await indexing.status(),
  });
  parts.push(await startOps(base, { readiness, status }));
  if (await samplesWanted(config, stores)) {
    await withProgress('Taking in the sample menus', io, (progress) =>
      ingestSamples(base, stores, signal, (outcome, done, total) =>
        progress.step(outcome.label, done, total, () => {
          if ('error' in outcome) for (const line of documentLines(outcome)) io.say(line);
        }),
      ),
    );
  }
  parts.push(await startSourceChecks(base, stores));
  const isSearchable = await searchable(index, activeMenus, signal);
  broken.signal.throwIfAborted();
  if (signal.aborted) return EXIT.done;
  if (!isSearchable) io.say('The search does not find every menu yet: the status page below says what is missing.');
  io.out(startBanner(config, await contentsOf(stores.db), (performance.now() - began) / 1000));
  await untilAborted(signal);
  broken.signal.throwIfAborted();
  return EXIT.done;
}

/** `menus start`: everything in one process, until it is told to stop. */
export async function start(io: CommandIo): Promise<ExitCode> {
  const base = processBase('menus');
  const parts: RunningPart[] = [];
  try {
    return await run(base, io, parts, new AbortController());
  } finally {
    if (io.signal.aborted) io.say('Stopping …');
    await stopAll(parts, base.logger);
  }
}
