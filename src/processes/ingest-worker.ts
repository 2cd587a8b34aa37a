import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { answers, readinessOf } from './readiness.ts';
import { runProcess } from './run-process.ts';
import { startSourceChecks } from './sources-part.ts';

/** `menus ingest-worker`: checks the sources of menus on a schedule. */
export function runIngestWorker(io: CommandIo): Promise<ExitCode> {
  return runProcess({ name: 'ingest-worker', search: false }, io, async ({ base, openStores, keep }) => {
    const stores = openStores({ applicationName: 'menus ingest-worker' });
    keep(await startSourceChecks(base, stores));
    const readiness = readinessOf({ database: () => answers(stores.db) });
    const status = async () => ({ everyHours: base.config.checkSourcesEveryHours });
    keep(await startOps(base, { readiness, status }));
    base.logger.info('ingest worker is up');
  });
}
