import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { startIndexing } from './index-part.ts';
import { startOps } from './ops-part.ts';
import { answers, readinessOf } from './readiness.ts';
import { runProcess } from './run-process.ts';

/** `menus indexer`: keeps the search engine in step with the database. */
export function runIndexer(io: CommandIo): Promise<ExitCode> {
  return runProcess({ name: 'indexer', search: true }, io, async ({ base, openStores, openSearch, keep }) => {
    const stores = openStores({ applicationName: 'menus indexer' });
    const { index, engine } = openSearch();
    const indexing = keep(startIndexing(base, stores, index, engine));
    const readiness = readinessOf({
      database: () => answers(stores.db),
      search: async () => (await index.health()).available,
    });
    keep(await startOps(base, { readiness, status: async () => ({ engine, indexer: await indexing.status() }) }));
    base.logger.info({ engine }, 'indexer is up');
  });
}
