import type { BatchDependencies } from '../../ingest/ingest-batch.ts';
import type { CheckSourceDependencies } from '../../ingest/sources/check-source.ts';
import { drawWhereNeeded } from '../../ingest/sources/draw-where-needed.ts';
import { createChangedSourceIngestion } from '../../ingest/sources/ingest-changed-source.ts';
import { createRobots, type Robots } from '../../ingest/sources/robots.ts';
import { createPageDrawer } from '../../src/outbound/create-page-drawer.ts';
import type { Config } from '../config.ts';
import { openFetcher, USER_AGENT } from './fetcher.ts';

/** What a check of a source needs: fetching as everywhere, the site's robots.txt, and ingestion of what has changed. */
export function openSourceChecks(
  config: Pick<Config, 'allowPrivateSources' | 'browserUrl'>,
  ingestion: BatchDependencies,
): CheckSourceDependencies & { readonly robots: Robots; close(): Promise<void> } {
  const fetcher = openFetcher(config);
  const robots = createRobots(fetcher, USER_AGENT);
  const ingest = createChangedSourceIngestion(ingestion);
  const drawer = config.browserUrl === undefined ? null : createPageDrawer(config.browserUrl, fetcher, USER_AGENT);
  return {
    fetcher,
    robots,
    sources: ingestion.sources,
    ingest: drawer ? drawWhereNeeded(ingest, drawer.draw, robots) : ingest,
    close: () => fetcher.close(),
  };
}
