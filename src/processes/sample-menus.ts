import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentOutcome, ingestBatch } from '../../ingest/ingest-batch.ts';
import { readManifest } from '../../ingest/manifest.ts';
import type { Stores } from '../compose.ts';
import { openIngestion } from '../compose-ingest.ts';
import type { Config } from '../config.ts';
import { packageRoot } from '../package-root.ts';
import type { ProcessBase } from './process-base.ts';

/** Stands in the data folder until every sample has been looked at: a start may be broken off between two of them. */
const unfinishedFile = (dataDir: string): string => join(dataDir, 'samples-unfinished');

/** Whether the samples are wanted: as configured, else only in an embedded database that holds no restaurant or not all samples yet. */
export async function samplesWanted(config: Config, stores: Pick<Stores, 'restaurants'>): Promise<boolean> {
  if (config.sampleData !== undefined) return config.sampleData;
  if (config.databaseUrl) return false;
  const { totalCount } = await stores.restaurants.list({}, 1, 1);
  if (totalCount === 0) return true;
  return access(unfinishedFile(config.dataDir)).then(
    () => true,
    () => false,
  );
}

/** Takes in the sample menus the way any menu comes in; those that an earlier start took in are found unchanged. */
export async function ingestSamples(
  base: ProcessBase,
  stores: Pick<Stores, 'menus' | 'sources' | 'restaurants'>,
  signal: AbortSignal,
  onDone: (outcome: DocumentOutcome, done: number, total: number) => void,
): Promise<void> {
  const restaurants = await readManifest(join(packageRoot, 'samples', 'manifest.json'));
  const unfinished = unfinishedFile(base.config.dataDir);
  await writeFile(unfinished, '');
  const ingestion = openIngestion(stores, base.config, base.logger);
  try {
    await ingestBatch({ restaurants, documents: [] }, { concurrency: 1, signal, onDone }, ingestion);
    if (!signal.aborted) await rm(unfinished);
  } finally {
    await ingestion.close();
  }
}
