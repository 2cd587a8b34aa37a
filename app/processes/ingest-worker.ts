import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { startSourceChecks } from './sources-part.ts';

/** `menus ingest-worker`: checks the sources of menus on a schedule. */
export function runIngestWorker(io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'ingest-worker', needsSearch: false }, io, async (frame) => {
    const { base, openStores, keep, serveOps } = frame;
    const stores = openStores({});
    keep(await startSourceChecks(base, stores));
    const everyHours = base.config.checkSourcesEveryHours;
    await serveOps({ database: () => answers(stores) }, async () => ({ everyHours }));
    base.logger.info('ingest worker is up');
  });
}
