import type { Logger } from 'pino';
import { countPrices } from '../../app/wiring/count-prices.ts';
import { keepFresh } from '../../exports/keep-fresh.ts';
import { prepareExports } from '../../exports/prepare-exports.ts';
import { writeExport, writeRepresentations } from '../../exports/write-export.ts';
import type { ApiDeps } from '../../src/api/api-deps.ts';
import { createExportManifests } from '../../src/db/export-manifest-store.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import type { Database } from '../../src/db/open-database.ts';
import { createOutageLog } from '../../src/lib/outage-log.ts';
import type { Teardown } from './teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The deadline of a request comes first. */
const PATIENCE_MS = 60_000;
const NEVER_SECONDS = 100_000;

/** Exports and statistics as the processes have them, but made in this process, and once. */
export async function madeHere(
  t: Teardown,
  db: Database,
  logger: Logger,
): Promise<Pick<ApiDeps, 'exports' | 'prices'>> {
  const root = await temporaryFolder(t, 'exports');
  const source = createExportSource(db);
  const exports = prepareExports({
    source,
    manifests: createExportManifests(db),
    keyEncryptionKey: Buffer.alloc(32, 7),
    root,
    everySeconds: NEVER_SECONDS,
    patienceMs: PATIENCE_MS,
    logger,
    async write(scope, folder) {
      const written = await writeExport(source, scope, folder);
      return { written, representations: await writeRepresentations(written, folder) };
    },
  });
  const prices = keepFresh({
    make: () => source.snapshot(async (snapshot) => ({ mark: snapshot.mark, value: await countPrices(snapshot) })),
    mark: source.mark,
    everySeconds: NEVER_SECONDS,
    patienceMs: PATIENCE_MS,
    outage: createOutageLog(logger, { failed: 'prices failed', well: 'prices well' }),
  });
  t.teardown(() => {
    exports.stop();
    prices.stop();
  });
  return { exports, prices };
}
