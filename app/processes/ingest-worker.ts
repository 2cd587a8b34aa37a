import type { CommandIo } from '../cli/terminal/command-io.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { type CheckOptions, startSourceChecks } from './sources-part.ts';
import { startWithRetry } from './start-with-retry.ts';
import { startWebhooks } from './webhooks-part.ts';
import { hasWorkbench, startWorkbench } from './workbench-part.ts';

/** `menus ingest-worker`: checks the sources of menus on a schedule, and sends changes to webhooks. */
export function runIngestWorker({ checkEveryHours: everyHours }: CheckOptions, io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'ingest-worker', needsSearch: false }, io, async (frame) => {
    const { base, signal, openStores, keep, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 60_000 });
    const workbench = hasWorkbench(config) ? keep(await startWorkbench(base, stores, stores.contents)) : undefined;
    let isUp = false;
    await serveOps(
      { database: () => answers(stores), jobs: () => isUp },
      async () => ({ everyHours }),
      workbench && { pages: workbench.pages },
    );
    await startWithRetry('checking the sources', stores.assertMigrated, { logger, signal });
    keep(await startSourceChecks(base, stores, everyHours));
    keep(await startWebhooks(base, stores));
    isUp = true;
    logger.info('ingest worker is up');
  });
}
