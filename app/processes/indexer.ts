import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { type IndexPart, startIndexing } from './index-part.ts';
import { answers, oneCanBeSearched } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { startPatiently } from './start-patiently.ts';

/** `menus indexer`: keeps the search engine in step with the database. */
export function runIndexer(_options: object, io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'indexer', needsSearch: true }, io, async (frame) => {
    const { base, signal, openStores, openEngines, keep, serveOps } = frame;
    const { logger } = base;
    const stores = openStores({ statementTimeoutMs: 60_000 });
    const { engines } = openEngines();
    let indexing: IndexPart | undefined;
    const search = async () => oneCanBeSearched(await Promise.all(engines.map(({ index }) => index.health())));
    const status = async () => ({ indexer: await indexing?.status() });
    await serveOps({ database: () => answers(stores), search }, status);
    await startPatiently('indexing', stores.assertMigrated, { logger, signal });
    indexing = keep(startIndexing(base, stores, engines));
    logger.info({ engines: engines.map(({ engine }) => engine) }, 'indexer is up');
  });
}
