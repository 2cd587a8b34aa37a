import type { BatchDependencies } from '../ingest/ingest-batch.ts';
import { checkOutcome, ingestDocument } from '../ingest/ingest-document.ts';
import type { CheckSourceDependencies } from '../ingest/sources/check-source.ts';
import { isFetched } from '../ingest/sources/check-sources.ts';
import { createRobots, type Robots } from '../ingest/sources/robots.ts';
import { openFetcher, USER_AGENT } from './compose-fetch.ts';
import type { Config } from './config.ts';
import { ServiceError } from './domain/errors.ts';
import type { SourceState } from './ports/source-store.ts';

/** Answered when it was last looked at, so that its menus have not moved to another address. */
const isPresent = ({ sourceUrl, failures }: SourceState) => isFetched(sourceUrl) && failures === 0;

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
      const known = await ingestion.sources.sources();
      const answering = known.filter((state) => state.restaurantId === restaurantId && isPresent(state));
      const presentSources = new Set(answering.map(({ sourceUrl }) => sourceUrl));
      const loaded = { ...source, label: source.sourceUrl };
      const { menus } = await ingestDocument(loaded, restaurant, { presentSources }, ingestion);
      return checkOutcome(menus);
    },
    close: () => fetcher.close(),
  };
}
