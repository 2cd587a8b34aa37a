import { createEngineReadiness } from '../../indexer/engine-readiness.ts';
import { engineRoutes } from '../../src/ops/engine-routes.ts';
import type { CommandIo } from '../cli/terminal/command-io.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import { type IndexPart, startIndexing } from './index-part.ts';
import { answers, oneCanBeSearched } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { startWithRetry } from './start-with-retry.ts';

export function runIndexer(_options: object, io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'indexer', needsSearch: true }, io, async (frame) => {
    const { base, signal, openStores, openEngines, keep, serveOps } = frame;
    const { config, logger, registry } = base;
    const stores = openStores({ statementTimeoutMs: 60_000 });
    const { engines } = openEngines();
    let indexing: IndexPart | undefined;
    const search = async () => oneCanBeSearched(await Promise.all(engines.map(({ index }) => index.health())));
    const status = async () => ({ indexer: await indexing?.status() });
    const readiness = createEngineReadiness(engines, { progress: stores.changes, logger, registry });
    const pages = engineRoutes(config.meili?.engines ?? [], readiness.trouble);
    await serveOps({ database: () => answers(stores), search }, status, { pages });
    await startWithRetry('indexing', stores.assertMigrated, { logger, signal });
    indexing = keep(startIndexing(base, stores, engines));
    keep({ stop: async () => readiness.stop() });
    await readiness.start();
    logger.info({ engines: engines.map(({ engine }) => engine) }, 'indexer is up');
  });
}
