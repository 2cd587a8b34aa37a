import { storesAt } from '../compose.ts';
import { openSearch } from '../compose-search.ts';
import { createActiveMenus } from '../db/active-menus.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { type ApiPart, startApi } from './api-part.ts';
import { startOps } from './ops-part.ts';
import {
  processBase,
  type RunningPart,
  requireServers,
  startPatiently,
  stopAll,
  untilAborted,
} from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';

/** `menus api`: the API alone, over a database server and a search engine. */
export async function runApi(io: CommandIo): Promise<ExitCode> {
  const base = processBase('api');
  const url = requireServers(base.config, { search: true });
  const parts: RunningPart[] = [];
  try {
    const stores = storesAt(url, base.config, {
      statementTimeoutMs: 1000,
      acquireTimeoutMs: 250,
      applicationName: 'menus api',
    });
    parts.push({ stop: () => stores.close() });
    // What follows the menus in the background may wait for a connection; a request may not.
    const following = storesAt(url, base.config, { applicationName: 'menus api, following' });
    parts.push({ stop: () => following.close() });
    const activeMenus = createActiveMenus(following.db, base.logger);
    const { index, engine } = openSearch(base);
    parts.push({ stop: () => index.close() });
    let api: ApiPart | undefined;
    const readiness = readinessOf({
      database: () => answers(following.db),
      search: async () => (await index.health()).available,
      keys: () => api?.ready() ?? false,
    });
    const status = async () => ({ engine, index: await index.health(), activeMenus: activeMenus.size });
    parts.push(await startOps(base, { readiness, status }));
    await startPatiently('following the active menus', () => activeMenus.start(), { ...base, signal: io.signal });
    parts.push(activeMenus);
    api = await startApi(base, stores, index, activeMenus);
    parts.push(api);
    base.logger.info({ port: base.config.port, baseUrl: base.config.baseUrl }, 'API is up');
    await untilAborted(io.signal);
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}
