import type { BatchDependencies } from '../../ingest/ingest-batch.ts';
import type { CheckSourceDependencies } from '../../ingest/sources/check-source.ts';
import { createChangedSourceIngestion } from '../../ingest/sources/ingest-changed-source.ts';
import { createRobots, type Robots } from '../../ingest/sources/robots.ts';
import type { Config } from '../config.ts';
import { openFetcher, USER_AGENT } from './fetcher.ts';

/** What a check of a source needs: fetching as everywhere, the site's robots.txt, and ingestion of what has changed. */
export function openSourceChecks(
  config: Pick<Config, 'allowPrivateSources'>,
  ingestion: BatchDependencies,
): CheckSourceDependencies & { readonly robots: Robots; close(): Promise<void> } {
  const fetcher = openFetcher(config);
  return {
    fetcher,
    robots: createRobots(fetcher, USER_AGENT),
    sources: ingestion.sources,
    ingest: createChangedSourceIngestion(ingestion),
    close: () => fetcher.close(),
  };
}
