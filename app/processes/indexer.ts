import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { startIndexing } from './index-part.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';

/** `menus indexer`: keeps the search engine in step with the database. */
export function runIndexer(io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'indexer', needsSearch: true }, io, async (frame) => {
    const { base, openStores, openSearch, keep, serveOps } = frame;
    const stores = openStores({});
    const { index, engine } = openSearch();
    const indexing = keep(startIndexing(base, stores, index, engine));
    const search = async () => (await index.health()).available;
    const status = async () => ({ engine, indexer: await indexing.status() });
    await serveOps({ database: () => answers(stores), search }, status);
    base.logger.info({ engine }, 'indexer is up');
  });
}
