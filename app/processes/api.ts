import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { API_POOL, startApi } from './api-part.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import type { ServicePart } from './service-part.ts';
import { startPatiently } from './start-patiently.ts';

/** `menus api`: the API alone, over a database server and a search engine. */
export function runApi(io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'api', needsSearch: true }, io, async (frame) => {
    const { base, signal, openStores, openSearch, keep, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores(API_POOL);
    // What follows the menus in the background may wait for a connection; a request may not.
    const following = openStores({ applicationName: 'menus api, following', statementTimeoutMs: 10_000 });
    const { index, engine } = openSearch();
    const activeMenus = following.activeMenus(engine, logger);
    let api: ServicePart | undefined;
    await serveOps(
      {
        database: () => answers(following),
        search: async () => (await index.health()).available,
        keys: () => api?.ready() ?? false,
      },
      async () => ({ engine, index: await index.health(), activeMenus: activeMenus.size }),
    );
    const follow = async () => {
      await following.assertMigrated();
      await activeMenus.start();
    };
    await startPatiently('following the active menus', follow, { logger, signal });
    keep(activeMenus);
    api = keep(await startApi(base, stores, following, index, activeMenus));
    logger.info({ port: config.port, baseUrl: config.baseUrl }, 'API is up');
  });
}
