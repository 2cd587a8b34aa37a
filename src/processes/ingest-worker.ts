import { storesAt } from '../compose.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { processBase, type RunningPart, requireServers, stopAll, untilAborted } from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';
import { startSourceChecks } from './sources-part.ts';

/** `menus ingest-worker`: checks the sources of menus on a schedule. */
export async function runIngestWorker(io: CommandIo): Promise<ExitCode> {
  const base = processBase('ingest-worker');
  const url = requireServers(base.config, { search: false });
  const parts: RunningPart[] = [];
  try {
    const stores = storesAt(url, base.config, { applicationName: 'menus ingest-worker' });
    parts.push({ stop: () => stores.close() });
    parts.push(await startSourceChecks(base, stores));
    const readiness = readinessOf({ database: () => answers(stores.db) });
    parts.push(
      await startOps(base, { readiness, status: async () => ({ everyHours: base.config.checkSourcesEveryHours }) }),
    );
    base.logger.info('ingest worker is up');
    await untilAborted(io.signal);
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}
