import { knowledge } from '@menu-data-service/food-knowledge/knowledge';
import type { BatchDependencies } from '../../src/ingest/ingest-batch.ts';
import type { CheckSourceDependencies } from '../../src/ingest/sources/check-source.ts';
import { createChangedSourceIngestion } from '../../src/ingest/sources/ingest-changed-source.ts';
import { renderIfNeeded } from '../../src/ingest/sources/render-if-needed.ts';
import { createRobots, type Robots } from '../../src/ingest/sources/robots.ts';
import { createPageRenderer } from '../../src/outbound/create-page-renderer.ts';
import type { Config } from '../config.ts';
import { openFetcher, USER_AGENT } from './fetcher.ts';

/** Dependencies of a source check: fetching, the site's robots.txt, and ingestion of changes. */
export function openSourceChecks(
  config: Pick<Config, 'allowPrivateSources' | 'browserUrl'>,
  ingestion: BatchDependencies,
): CheckSourceDependencies & { readonly robots: Robots; close(): Promise<void> } {
  // Loading it takes up to a second, during which the first dish would block requests.
  knowledge();
  const fetcher = openFetcher(config);
  const robots = createRobots(fetcher, USER_AGENT);
  const ingest = createChangedSourceIngestion(ingestion);
  const renderer = config.browserUrl === undefined ? null : createPageRenderer(config.browserUrl, fetcher, USER_AGENT);
  return {
    fetcher,
    robots,
    sources: ingestion.sources,
    ingest: renderer ? renderIfNeeded(ingest, renderer.render, robots) : ingest,
    close: () => fetcher.close(),
  };
}
