import cluster from 'node:cluster';
import { UsageError } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';
import { measurePool } from '../ops/pool-metrics.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { type OpenEngines, openEngines } from '../wiring/search.ts';
import { type PoolOptions, type Stores, storesAt } from '../wiring/stores.ts';
import { type ProcessFrame, runProcess } from './run-process.ts';
import { runWorkers } from './workers/run-workers.ts';

/** A process over a database server and, where it works with one, a search engine. */
export interface ServerProcessFrame extends ProcessFrame {
  openStores(pool: PoolOptions): Stores;
  openEngines(): OpenEngines;
}

export interface ServerProcess {
  /** In logs, and with "menus" before it among the connections of the database. */
  readonly name: string;
  readonly needsSearch: boolean;
  /** Whether PROCESSES applies to it. */
  readonly takesWorkers?: true;
  /** Whether EXPORT_EVERY_SECONDS applies to it. */
  readonly makesExports?: true;
}

/**
 * Runs one of the processes that share a database server.
 * @throws UsageError that names the settings it cannot do without
 */
export function runServerProcess(
  { name, needsSearch, takesWorkers, makesExports }: ServerProcess,
  io: CommandIo,
  start: (frame: ServerProcessFrame) => Promise<void>,
): Promise<ExitCode> {
  return runProcess(name, io, (frame) => {
    const { base, keepOpen } = frame;
    const url = requireServers(base.config, needsSearch);
    if (takesWorkers && base.config.processes > 1) {
      if (makesExports) refuseExports(base.config);
      if (cluster.isPrimary) return runWorkers(frame, io);
      // The primary says when to stop, also where a whole group of processes is told to.
      io.onHangup(() => undefined);
    }
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

/** A client would get its manifest from one worker, and files that do not fit it from another. */
function refuseExports({ exportEverySeconds, processes }: Config): void {
  if (exportEverySeconds === 0) return;
  throw new UsageError(
    `EXPORT_EVERY_SECONDS: expected 0 with PROCESSES=${processes}; exports and price statistics come from one more \`menus api\` without PROCESSES, see docs/many-processes.md`,
  );
}

/** @returns DATABASE_URL */
function requireServers({ databaseUrl, meili }: Config, needsSearch: boolean): string {
  const missing = [
    databaseUrl ? [] : ['DATABASE_URL'],
    needsSearch && !meili ? ['MEILI_URL (or MEILI_URLS)'] : [],
  ].flat();
  if (databaseUrl && missing.length === 0) return databaseUrl;
  throw new UsageError(
    `${missing.join(' and ')} must be set for a process of its own; \`menus start\` runs everything without them`,
  );
}
