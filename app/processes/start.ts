import { mkdir } from 'node:fs/promises';
import type { BatchOptions } from '../../src/ingest/ingest-batch.ts';
import { measurePool } from '../../src/ops/pool-metrics.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import { createClient } from '../../src/tokens/clients.ts';
import type { CommandIo } from '../cli/terminal/command-io.ts';
import { documentProgress } from '../cli/terminal/document-progress.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import { documentLines } from '../cli/terminal/ingest-summary.ts';
import { withProgress } from '../cli/terminal/progress.ts';
import type { Config } from '../config.ts';
import { type DemoClient, readDemoClient, writeDemoClient } from '../demo-client.ts';
import { removeOpsAddress, writeOpsAddress } from '../ops-address.ts';
import { openEngines, openReader } from '../wiring/search.ts';
import { openStores, type Stores, storesAt } from '../wiring/stores.ts';
import { API_POOL, startApi } from './api-part.ts';
import { type ExportOptions, startExports } from './exports-part.ts';
import { startIndexing } from './index-part.ts';
import type { ProcessBase } from './process-base.ts';
import { answers } from './readiness.ts';
import { type ProcessFrame, runProcess } from './run-process.ts';
import { ingestSamples, isPicture, readSamplesAhead, samplesExpected, samplesWanted } from './sample-menus.ts';
import { searchable } from './searchable.ts';
import { type CheckOptions, startSourceChecks } from './sources-part.ts';
import { allSamplesLine, startBanner } from './start-banner.ts';
import { startTokens } from './tokens-part.ts';
import { startWebhooks } from './webhooks-part.ts';
import { startWorkbench } from './workbench-part.ts';

/** Time for a database that flushes a lot to disk on shutdown. */
const DATABASE_STOP_MS = 7000;

export function start(options: ExportOptions & CheckOptions, io: CommandIo): Promise<ExitCode> {
  io.signal.addEventListener('abort', () => io.say('Stopping …'), { once: true });
  const run = async (frame: ProcessFrame): Promise<void> => {
    const began = performance.now();
    const { base, keep, signal } = frame;
    const samples = (await samplesExpected(base.config)) ? await readSamplesAhead(base.logger) : undefined;
    if (samples) keep({ stop: samples.close });
    const { stores, index, activeMenus } = await withProgress('Starting', io, ({ report }) => {
      if (!io.interactive) report('Starting …');
      return startParts(frame, options.exportEverySeconds);
    });
    const wanted = await samplesWanted(base.config, stores);
    const pictures = wanted ? await ingestWithProgress(frame, stores, io, samples) : null;
    if (!wanted) await samples?.close();
    keep(await startSourceChecks(base, stores, options.checkEveryHours));
    keep(await startWebhooks(base, stores));
    const isSearchable = await withProgress('Waiting for the search', io, () => searchable(index, activeMenus, signal));
    if (signal.aborted) return;
    if (!isSearchable) io.say('The search does not find every menu yet: see the status page below.');
    const seconds = () => (performance.now() - began) / 1000;
    io.out(startBanner(base.config, await stores.contents(), seconds(), pictures !== null));
    if (pictures === null) return;
    await pictures.rest.catch((err: unknown) =>
      base.logger.error({ err }, 'the pictures among the samples are not all read'),
    );
    if (!signal.aborted) io.out(allSamplesLine(await stores.contents(), seconds()));
  };
  return runProcess('menus', io, run);
}

/** Starts database, index, indexer, token service, API and the operations port, in this order. */
async function startParts({ base, keep, keepOpen, serveOps, fail }: ProcessFrame, exportEverySeconds: number) {
  const { config, logger } = base;
  await mkdir(config.dataDir, { recursive: true });
  const stores = keepOpen(await openStores(config, logger, 'service', fail), DATABASE_STOP_MS);
  const reading = keepOpen(storesAt(stores.url, config, API_POOL));
  measurePool(base.registry, 'menus', stores.pool);
  measurePool(base.registry, 'menus api', reading.pool);
  const opened = keepOpen(openEngines(base));
  const index = keep(openReader(opened, stores, logger));
  await index.start();
  const names = opened.engines.map(({ engine }) => engine);
  const activeMenus = stores.activeMenus(names, logger);
  await activeMenus.start();
  keep(activeMenus);
  const indexing = keep(startIndexing(base, stores, opened.engines));
  const tokens = keep(await startTokens(base, stores));
  await ensureDemoClient(config, stores.clients);
  const exports = keep(await startExports(base, stores, exportEverySeconds));
  const api = keep(await startApi(withFindPages(base), reading, stores, index, activeMenus, exports));
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
    { pages: workbench.pages },
  );
  await writeOpsAddress(config.dataDir, { host: config.opsHost, port: config.opsPort });
  keep({ stop: () => removeOpsAddress(config.dataDir) });
  return { stores, index, activeMenus };
}

/** Enables the pages unless configured otherwise: a person who starts everything wants to see the menus. */
function withFindPages(base: ProcessBase): ProcessBase {
  return { ...base, config: { ...base.config, findPages: base.config.findPages ?? true } };
}

/** Ingests the sample menus, naming unreadable ones. @returns the remaining background work; null when all is done */
async function ingestWithProgress(
  { base, signal }: ProcessFrame,
  stores: Stores,
  io: CommandIo,
  samples: Parameters<typeof ingestSamples>[4],
): Promise<{ readonly rest: Promise<void> } | null> {
  return withProgress('Ingesting the sample menus', io, async (progress) => {
    const { begin, step } = documentProgress(progress, io);
    let rest: Promise<void> | undefined;
    const reachedPictures = new Promise<{ rest: Promise<void> } | null>((resolve, reject) => {
      let isBehind = false;
      const onBegin: BatchOptions['onBegin'] = (label, done, total) => {
        isBehind ||= isPicture(label);
        if (isBehind) setImmediate(() => rest && resolve({ rest }));
        else begin(label, done, total);
      };
      const onDone: BatchOptions['onDone'] = (outcome, done, total) => {
        const print = () => 'error' in outcome && documentLines(outcome).forEach(io.say);
        if (isBehind) print();
        else step(outcome.label, done, total, print);
      };
      rest = ingestSamples(base, stores, signal, { onBegin, onDone }, samples);
      rest.then(() => resolve(null), reject);
    });
    return reachedPictures;
  });
}

export async function ensureDemoClient(config: Config, clients: ClientStore): Promise<DemoClient> {
  const addresses = { audience: config.baseUrl, auth_url: config.authUrl, base_url: config.baseUrl };
  const kept = await readDemoClient(config.dataDir);
  const known = kept ? await clients.find(kept.client_id) : null;
  const credentials =
    kept && known
      ? { client_id: kept.client_id, client_secret: kept.client_secret }
      : await createClient(clients, 'Demo');
  const client = { ...credentials, ...addresses };
  await writeDemoClient(config.dataDir, client);
  return client;
}
