import { createActiveMenus } from '../db/active-menus.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { type ApiPart, startApi } from './api-part.ts';
import { startOps } from './ops-part.ts';
import { startPatiently } from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';
import { runProcess } from './run-process.ts';

/** `menus api`: the API alone, over a database server and a search engine. */
export function runApi(io: CommandIo): Promise<ExitCode> {
  return runProcess({ name: 'api', search: true }, io, async ({ base, signal, openStores, openSearch, keep }) => {
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 1000, acquireTimeoutMs: 250, applicationName: 'menus api' });
    // What follows the menus in the background may wait for a connection; a request may not.
    const following = openStores({ applicationName: 'menus api, following' });
    const { index, engine } = openSearch();
    const activeMenus = createActiveMenus(following.db, engine, logger);
    let api: ApiPart | undefined;
    const readiness = readinessOf({
      database: () => answers(following.db),
      search: async () => (await index.health()).available,
      keys: () => api?.ready() ?? false,
    });
    const status = async () => ({ engine, index: await index.health(), activeMenus: activeMenus.size });
    keep(await startOps(base, { readiness, status }));
    await startPatiently('following the active menus', () => activeMenus.start(), { logger, signal });
    keep(activeMenus);
    api = keep(await startApi(base, stores, index, activeMenus));
    logger.info({ port: config.port, baseUrl: config.baseUrl }, 'API is up');
  });
}
