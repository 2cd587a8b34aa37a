import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { startSourceChecks } from './sources-part.ts';
import { startPatiently } from './start-patiently.ts';
import { startWebhooks } from './webhooks-part.ts';
import { hasWorkbench, startWorkbench } from './workbench-part.ts';

/** `menus ingest-worker`: checks the sources of menus on a schedule, and sends to webhooks what changes. */
export function runIngestWorker(_options: object, io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'ingest-worker', needsSearch: false }, io, async (frame) => {
    const { base, signal, openStores, keep, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 60_000 });
    const everyHours = config.checkSourcesEveryHours;
    const workbench = hasWorkbench(config) ? keep(await startWorkbench(base, stores, stores.contents)) : undefined;
    let isUp = false;
    await serveOps(
      { database: () => answers(stores), jobs: () => isUp },
      async () => ({ everyHours }),
      workbench && { pages: workbench.pages },
    );
    await startPatiently('checking the sources', stores.assertMigrated, { logger, signal });
    keep(await startSourceChecks(base, stores));
    keep(await startWebhooks(base, stores));
    isUp = true;
    logger.info('ingest worker is up');
  });
}
