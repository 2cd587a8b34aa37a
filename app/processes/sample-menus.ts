import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BatchOptions, ingestBatch } from '../../ingest/ingest-batch.ts';
import { readManifest } from '../../ingest/manifest.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Config } from '../config.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';

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

/** Ingests the sample menus like any other; those of an earlier start are found unchanged. */
export async function ingestSamples(
  base: ProcessBase,
  stores: Pick<Stores, 'menus' | 'sources' | 'reviews' | 'restaurants'>,
  signal: AbortSignal,
  progress: Pick<BatchOptions, 'onBegin' | 'onDone'>,
): Promise<void> {
  const restaurants = await readManifest(join(packageRoot, 'samples', 'manifest.json'));
  const unfinished = unfinishedFile(base.config.dataDir);
  await writeFile(unfinished, '');
  const ingestion = openIngestion(stores, base.config, base.logger);
  try {
    await ingestBatch({ restaurants, documents: [] }, { concurrency: 1, signal, ...progress }, ingestion);
    if (!signal.aborted) await rm(unfinished);
  } finally {
    await ingestion.close();
  }
}

/** In the data folder until every sample is ingested, because a start may be interrupted between two of them. */
const unfinishedFile = (dataDir: string): string => join(dataDir, 'samples-unfinished');
