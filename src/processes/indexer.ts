import { storesAt } from '../compose.ts';
import { openSearch } from '../compose-search.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { startIndexing } from './index-part.ts';
import { startOps } from './ops-part.ts';
import { processBase, type RunningPart, requireServers, stopAll, untilAborted } from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';

/** `menus indexer`: keeps the search engine in step with the database. */
export async function runIndexer(io: CommandIo): Promise<ExitCode> {
  const base = processBase('indexer');
  const url = requireServers(base.config, { search: true });
  const parts: RunningPart[] = [];
  try {
    const stores = storesAt(url, base.config, { applicationName: 'menus indexer' });
    parts.push({ stop: () => stores.close() });
    const { index, engine } = openSearch(base);
    parts.push({ stop: () => index.close() });
    const indexing = startIndexing(base, stores, index, engine);
    parts.push(indexing);
    const readiness = readinessOf({
      database: () => answers(stores.db),
      search: async () => (await index.health()).available,
    });
    parts.push(await startOps(base, { readiness, status: async () => ({ engine, indexer: await indexing.status() }) }));
    base.logger.info({ engine }, 'indexer is up');
    await untilAborted(io.signal);
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}
