import { join } from 'node:path';
import { prepareExports } from '../../src/exporter/prepare-exports.ts';
import type { PreparedExports } from '../../src/ports/prepared-exports.ts';
import type { Stores } from '../wiring/stores.ts';
import { createExportJobs } from './export-jobs.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

export interface ExportOptions {
  readonly exportEverySeconds: number;
}

/** Exports beside requests; null where this process makes none. */
export interface ExportsPart extends RunningPart {
  readonly exports: PreparedExports | null;
}

const NONE: ExportsPart = { exports: null, stop: async () => undefined };

/** Prepares exports in a folder for each port, since processes may share a machine. @param everySeconds 0 for none */
export async function startExports(
  { config, logger }: Pick<ProcessBase, 'config' | 'logger'>,
  stores: Pick<Stores, 'url' | 'exportSource'>,
  everySeconds: number,
): Promise<ExportsPart> {
  if (everySeconds === 0) return NONE;
  const jobs = createExportJobs(stores.url);
  const source = stores.exportSource;
  const shelf = prepareExports({
    ...{ source, everySeconds, logger, write: jobs.files },
    root: join(config.dataDir, 'exports', String(config.port)),
  });
  await shelf.start();
  return {
    exports: shelf,
    async stop() {
      shelf.stop();
      await jobs.stop();
    },
  };
}
