import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { openLookUps } from '../wiring/look-ups.ts';
import { openReader } from '../wiring/search.ts';
import { API_POOL, startApi } from './api-part.ts';
import { startExports } from './exports-part.ts';
import { canBeSearched, readsAnswer } from './readiness.ts';
import { runServerProcess, type ServerProcess } from './run-server-process.ts';
import type { ServicePart } from './service-part.ts';
import { startPatiently } from './start-patiently.ts';

const API: ServerProcess = { name: 'api', needsSearch: true, takesWorkers: true, makesExports: true };

/** `menus api`: the API alone, over a database server and a search engine. */
export function runApi(_options: object, io: CommandIo): Promise<ExitCode> {
  return runServerProcess(API, io, async (frame) => {
    const { base, signal, openStores, openEngines, keep, keepOpen, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores(API_POOL);
    // What follows the menus in the background may wait for a connection; a request may not.
    const following = openStores({ applicationName: 'menus api, following', statementTimeoutMs: 10_000 });
    const lookUps = keepOpen(openLookUps(stores, API_POOL, base));
    const opened = openEngines();
    const names = opened.engines.map(({ engine }) => engine);
    const index = openReader(opened, {
      progress: following.changes,
      followNames: following.followNames,
      logger,
      registry: base.registry,
    });
    keep(index);
    const activeMenus = following.activeMenus(names, logger);
    let api: ServicePart | undefined;
    await serveOps(
      {
        database: () => readsAnswer(following, lookUps),
        search: async () => canBeSearched(await index.health()),
        keys: () => api?.ready() ?? false,
      },
      async () => ({
        ...{ engines: names, index: await index.health(), activeMenus: activeMenus.size },
        ...(lookUps.replicas && { replicas: lookUps.replicas() }),
      }),
    );
    const follow = async () => {
      await following.assertMigrated();
      await lookUps.start();
      await index.start();
      await activeMenus.start();
    };
    await startPatiently('following the active menus', follow, { logger, signal });
    keep(activeMenus);
    const exports = keep(await startExports(base, following));
    api = keep(await startApi(base, { ...stores, ...lookUps }, following, index, activeMenus, exports));
    logger.info({ port: config.port, baseUrl: config.baseUrl }, 'API is up');
  });
}
