import { type Stores, storesAt } from '../compose.ts';
import { type OpenSearch, openSearch } from '../compose-search.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import {
  type ProcessBase,
  processBase,
  type RunningPart,
  requireServers,
  stopAll,
  untilAborted,
} from './process-base.ts';

/** What a process starts its parts with. Whatever is opened or kept is stopped at its end, the last first. */
export interface ProcessFrame {
  readonly base: ProcessBase;
  /** Aborted when the process is told to stop. */
  readonly signal: AbortSignal;
  openStores(pool: Parameters<typeof storesAt>[2]): Stores;
  openSearch(): OpenSearch;
  keep<Part extends RunningPart>(part: Part): Part;
}

export interface ProcessOptions {
  /** In logs. */
  readonly name: string;
  /** Whether it works with the search engine. */
  readonly search: boolean;
}

/** Runs a process over a database server until it is told to stop, or until a part cannot be started. */
export async function runProcess(
  { name, search }: ProcessOptions,
  io: CommandIo,
  start: (frame: ProcessFrame) => Promise<void>,
): Promise<ExitCode> {
  const base = processBase(name);
  const url = requireServers(base.config, { search });
  const parts: RunningPart[] = [];
  try {
    await start({
      base,
      signal: io.signal,
      openStores(pool) {
        const stores = storesAt(url, base.config, pool);
        parts.push({ stop: () => stores.close() });
        return stores;
      },
      openSearch() {
        const opened = openSearch(base);
        parts.push({ stop: () => opened.index.close() });
        return opened;
      },
      keep(part) {
        parts.push(part);
        return part;
      },
    });
    await untilAborted(io.signal);
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}
