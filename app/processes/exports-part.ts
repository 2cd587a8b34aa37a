import { join } from 'node:path';
import { keepFresh } from '../../exports/keep-fresh.ts';
import { prepareExports } from '../../exports/prepare-exports.ts';
import { createOutageLog } from '../../src/lib/outage-log.ts';
import type { PreparedExports } from '../../src/ports/prepared-exports.ts';
import type { PriceStatistics } from '../../src/ports/price-statistics.ts';
import { encryptionKey, hasEncryptionKey } from '../wiring/encryption-key.ts';
import type { Stores } from '../wiring/stores.ts';
import { createExportJobs } from './export-jobs.ts';
import { priceMark } from './export-orders.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** What is made of all data beside requests; null where this process makes none. */
export interface ExportsPart extends RunningPart {
  /** Null also where there is no key to sign with. */
  readonly exports: PreparedExports | null;
  readonly prices: PriceStatistics | null;
}

const NONE: ExportsPart = { exports: null, prices: null, stop: async () => undefined };

/** Prepares exports in the data folder, a folder for each port, since several processes may share it. */
export async function startExports(
  { config, logger }: Pick<ProcessBase, 'config' | 'logger'>,
  stores: Pick<Stores, 'url' | 'exportSource' | 'exportManifests'>,
): Promise<ExportsPart> {
  const { exportEverySeconds: everySeconds } = config;
  if (everySeconds === 0) return NONE;
  const jobs = createExportJobs(stores.url);
  const source = stores.exportSource;
  const prices = keepFresh({
    make: jobs.prices,
    mark: async () => priceMark(await source.mark(), new Date().toISOString()),
    everySeconds,
    outage: createOutageLog(logger, {
      failed: 'prices could not be counted again; those before are served',
      well: 'prices are up to date again',
    }),
  });
  const canSign = hasEncryptionKey(config);
  if (!canSign)
    logger.info('KEY_ENCRYPTION_KEY is not set, so there is no key to sign exports with, and there are none');
  const shelf = canSign
    ? prepareExports({
        ...{ source, everySeconds, logger, write: jobs.files, manifests: stores.exportManifests },
        keyEncryptionKey: await encryptionKey(config),
        root: join(config.dataDir, 'exports', String(config.port)),
      })
    : null;
  await shelf?.start();
  return {
    exports: shelf,
    prices,
    async stop() {
      shelf?.stop();
      prices.stop();
      await jobs.stop();
    },
  };
}
