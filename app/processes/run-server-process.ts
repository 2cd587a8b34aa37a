import { UsageError } from '../../src/domain/errors.ts';
import { measurePool } from '../../src/ops/pool-metrics.ts';
import type { CommandIo } from '../cli/terminal/command-io.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import type { Config } from '../config.ts';
import { type OpenEngines, openEngines } from '../wiring/search.ts';
import { type PoolOptions, type Stores, storesAt } from '../wiring/stores.ts';
import { type ProcessFrame, runProcess } from './run-process.ts';

export interface ServerProcessFrame extends ProcessFrame {
  openStores(pool: PoolOptions): Stores;
  openEngines(): OpenEngines;
}

export interface ServerProcess {
  /** Name in logs, and with "menus" before it among the connections of the database. */
  readonly name: string;
  readonly needsSearch: boolean;
}

/** Runs one of the processes that share a database server. @throws UsageError that names missing required settings */
export function runServerProcess(
  { name, needsSearch }: ServerProcess,
  io: CommandIo,
  start: (frame: ServerProcessFrame) => Promise<void>,
): Promise<ExitCode> {
  return runProcess(name, io, (frame) => {
    const { base, keepOpen } = frame;
    const url = requireServers(base.config, needsSearch);
    return start({
      ...frame,
      openStores(pool) {
        const options = { applicationName: `menus ${name}`, ...pool };
        const stores = keepOpen(storesAt(url, base.config, options));
        measurePool(base.registry, options.applicationName, stores.pool);
        return stores;
      },
      openEngines: () => keepOpen(openEngines(base)),
    });
  });
}

/** @returns DATABASE_URL */
function requireServers({ databaseUrl, meili }: Config, needsSearch: boolean): string {
  const missing = [databaseUrl ? [] : ['DATABASE_URL'], needsSearch && !meili ? ['MEILI_URL'] : []].flat();
  if (databaseUrl && missing.length === 0) return databaseUrl;
  throw new UsageError(
    `${missing.join(' and ')} must be set for a process of its own; \`menus start\` runs everything without them`,
  );
}
