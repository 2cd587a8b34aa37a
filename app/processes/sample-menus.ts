import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type BatchOptions, ingestBatch } from '../../src/ingest/ingest-batch.ts';
import { readInputBytes } from '../../src/ingest/input-file.ts';
import { type ManifestRestaurant, readManifest } from '../../src/ingest/manifest.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Config } from '../config.ts';
import {
  type DocumentParser,
  type IngestionStores,
  openIngestion,
  openParser,
  parserInput,
} from '../wiring/ingestion.ts';
import { parseAhead } from '../wiring/parse-ahead.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';

/** True where the samples are wanted: as configured, else only in an embedded database without restaurants or without all samples. */
export async function samplesWanted(config: Config, stores: Pick<Stores, 'restaurants'>): Promise<boolean> {
  if (config.sampleData !== undefined) return config.sampleData;
  if (config.databaseUrl) return false;
  const { totalCount } = await stores.restaurants.list({}, 1, 1);
  if (totalCount === 0) return true;
  return exists(unfinishedFile(config.dataDir));
}

/** Predicts that before there is a database. */
export async function samplesExpected(config: Config): Promise<boolean> {
  return config.sampleData ?? (config.databaseUrl === undefined && !(await exists(join(config.dataDir, 'postgres'))));
}

/** Restaurants of the samples: all with their pages and PDFs, then those with pictures again, because pictures take longest to read. */
async function sampleRestaurants(): Promise<ManifestRestaurant[]> {
  const restaurants = await readManifest(MANIFEST);
  const having = (wanted: (menu: { readonly label: string }) => boolean) =>
    restaurants.map((restaurant) => ({ ...restaurant, menus: restaurant.menus.filter(wanted) }));
  return [...having((menu) => !isPicture(menu.label)), ...having(({ label }) => isPicture(label))].filter(
    ({ menus }) => menus.length > 0,
  );
}

/** Begins to read the sample menus, which takes longer than the rest of a first start. */
export async function readSamplesAhead(logger: Logger): Promise<DocumentParser> {
  const menus = (await sampleRestaurants()).flatMap((restaurant) => restaurant.menus);
  const sources = menus.map(async ({ location, label, sourceUrl }) => {
    if (!('file' in location)) return [];
    return [parserInput({ bytes: await readInputBytes(location.file, label, `${label}: missing`), label, sourceUrl })];
  });
  return parseAhead(openParser(logger), (await Promise.all(sources)).flat());
}

/** Ingests the sample menus; those of an earlier start are unchanged. @param parser is closed afterwards */
export async function ingestSamples(
  base: ProcessBase,
  stores: IngestionStores,
  signal: AbortSignal,
  progress: Pick<BatchOptions, 'onBegin' | 'onDone'>,
  parser?: DocumentParser,
): Promise<void> {
  const restaurants = await sampleRestaurants();
  const unfinished = unfinishedFile(base.config.dataDir);
  await writeFile(unfinished, '');
  const ingestion = openIngestion(stores, base.config, base.logger, parser);
  // The current document may take seconds, and the next start reads it again.
  signal.addEventListener('abort', () => void ingestion.close(), { once: true });
  try {
    await ingestBatch({ restaurants, documents: [] }, { signal, ...progress }, ingestion);
    if (!signal.aborted) await rm(unfinished);
  } finally {
    await ingestion.close();
  }
}

export const isPicture = (label: string): boolean => /\.(?:jpg|png)$/.test(label);

const MANIFEST = join(packageRoot, 'samples', 'manifest.json');

/** Marker in the data folder until every sample is ingested, because a start may be interrupted between two of them. */
const unfinishedFile = (dataDir: string): string => join(dataDir, 'samples-unfinished');

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
