import type { CommandIo } from '../cli/terminal/command-io.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import { openReader } from '../wiring/search.ts';
import { API_POOL, startApi } from './api-part.ts';
import { type ExportOptions, startExports } from './exports-part.ts';
import { answers, canBeSearched } from './readiness.ts';
import { runServerProcess, type ServerProcess } from './run-server-process.ts';
import type { ServicePart } from './service-part.ts';
import { startWithRetry } from './start-with-retry.ts';

const API: ServerProcess = { name: 'api', needsSearch: true };

export function runApi({ exportEverySeconds }: ExportOptions, io: CommandIo): Promise<ExitCode> {
  return runServerProcess(API, io, async (frame) => {
    const { base, signal, openStores, openEngines, keep, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores(API_POOL);
    // Background following may wait for a connection; a request may not.
    const following = openStores({ applicationName: 'menus api, following', statementTimeoutMs: 10_000 });
    const opened = openEngines();
    const names = opened.engines.map(({ engine }) => engine);
    const index = keep(openReader(opened, following, logger));
    const activeMenus = following.activeMenus(names, logger);
    let api: ServicePart | undefined;
    await serveOps(
      {
        database: () => answers(following),
        search: async () => canBeSearched(await index.health()),
        keys: () => api?.ready() ?? false,
      },
      async () => ({ engines: names, index: await index.health(), activeMenus: activeMenus.size }),
    );
    const follow = async () => {
      await following.assertMigrated();
      await index.start();
      await activeMenus.start();
    };
    await startWithRetry('following the active menus', follow, { logger, signal });
    keep(activeMenus);
    const exports = keep(await startExports(base, following, exportEverySeconds));
    api = keep(await startApi(base, stores, following, index, activeMenus, exports));
    logger.info({ port: config.port, baseUrl: config.baseUrl }, 'API is up');
  });
}
