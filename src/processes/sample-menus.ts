import { join } from 'node:path';
import { type DocumentOutcome, ingestBatch } from '../../ingest/ingest-batch.ts';
import { readManifest } from '../../ingest/manifest.ts';
import type { Stores } from '../compose.ts';
import { openIngestion } from '../compose-ingest.ts';
import type { Config } from '../config.ts';
import { packageRoot } from '../package-root.ts';
import type { ProcessBase } from './process-base.ts';

/** Whether the samples are wanted: as configured, else only in an embedded database that holds no restaurant. */
export async function samplesWanted(config: Config, stores: Pick<Stores, 'restaurants'>): Promise<boolean> {
  if (config.sampleData !== undefined) return config.sampleData;
  if (config.databaseUrl) return false;
  const { totalCount } = await stores.restaurants.list({}, 1, 1);
  return totalCount === 0;
}

/** Takes in the sample menus the way any menu comes in. */
export async function ingestSamples(
  base: ProcessBase,
  stores: Pick<Stores, 'menus' | 'sources' | 'restaurants'>,
  signal: AbortSignal,
  onDone: (outcome: DocumentOutcome, done: number, total: number) => void,
): Promise<void> {
  const restaurants = await readManifest(join(packageRoot, 'samples', 'manifest.json'));
  const ingestion = openIngestion(stores, base.config, base.logger);
  try {
    await ingestBatch({ restaurants, documents: [] }, { concurrency: 1, signal, onDone }, ingestion);
  } finally {
    await ingestion.close();
  }
}
