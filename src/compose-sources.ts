import type { BatchDependencies } from '../ingest/ingest-batch.ts';
import { checkOutcome, ingestDocument } from '../ingest/ingest-document.ts';
import type { CheckSourceDependencies } from '../ingest/sources/check-source.ts';
import { createRobots, type Robots } from '../ingest/sources/robots.ts';
import { openFetcher, USER_AGENT } from './compose-fetch.ts';
import type { Config } from './config.ts';
import { ServiceError } from './domain/errors.ts';

/** What a check of a source needs: fetching as everywhere, the site's robots.txt, and the way of a document into the store. */
export function openSourceChecks(
  config: Pick<Config, 'allowPrivateSources'>,
  ingestion: BatchDependencies,
): CheckSourceDependencies & { readonly robots: Robots; close(): Promise<void> } {
  const fetcher = openFetcher(config);
  return {
    fetcher,
    robots: createRobots(fetcher, USER_AGENT),
    sources: ingestion.sources,
    ingest: async (source, restaurantId) => {
      const [restaurant] = await ingestion.restaurants.find(restaurantId);
      if (!restaurant) throw new ServiceError(404, 'not_found', `the restaurant ${restaurantId} is gone`);
      const { menus } = await ingestDocument({ ...source, label: source.sourceUrl }, restaurant, {}, ingestion);
      return checkOutcome(menus);
    },
    close: () => fetcher.close(),
  };
}
