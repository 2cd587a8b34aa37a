import type { Logger } from 'pino';
import type { ApiDeps } from '../../src/api/shared/api-deps.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import type { Database } from '../../src/db/open-database.ts';
import { prepareExports } from '../../src/exporter/prepare-exports.ts';
import { writeExport, writeRepresentations } from '../../src/exporter/write-export.ts';
import type { Teardown } from './teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The request times out first. */
const PATIENCE_MS = 60_000;
const NEVER_SECONDS = 100_000;

/** Exports like those of the processes, but made in this process, and once. */
export async function madeHere(t: Teardown, db: Database, logger: Logger): Promise<Pick<ApiDeps, 'exports'>> {
  const root = await temporaryFolder(t, 'exports');
  const source = createExportSource(db);
  const exports = prepareExports({
    source,
    root,
    everySeconds: NEVER_SECONDS,
    patienceMs: PATIENCE_MS,
    logger,
    async write(scope, folder) {
      const written = await writeExport(source, scope, folder);
      return { written, representations: await writeRepresentations(written, folder) };
    },
  });
  t.teardown(() => exports.stop());
  return { exports };
}
