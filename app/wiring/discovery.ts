import { createParser } from '@menu-data-service/menu-reader';
import type { Logger } from 'pino';
import { type DiscoverDependencies, discoverSite } from '../../src/ingest/discover/discover-site.ts';
import { createHostTurns } from '../../src/ingest/discover/host-turns.ts';
import type { SiteRequestsDeps } from '../../src/ingest/discover/site-requests.ts';
import { hostPause } from '../../src/ingest/sources/check-sources.ts';
import type { MenuFollowing } from '../../src/ingest/sources/create-source-schedule.ts';
import { createPageRenderer } from '../../src/outbound/create-page-renderer.ts';
import type { Config } from '../config.ts';
import { openFetcher, USER_AGENT } from './fetcher.ts';
import { type IngestionStores, openIngestion, parserInput } from './ingestion.ts';
import type { Stores } from './stores.ts';

type DiscoveryConfig = Pick<Config, 'allowPrivateSources' | 'browserUrl'>;

export interface SiteVisits {
  readonly requests: Omit<SiteRequestsDeps, 'journal' | 'keep'>;
  close(): Promise<void>;
}

/** @param signal ends the pauses between requests */
export function openSiteVisits(config: DiscoveryConfig, logger: Logger, signal: AbortSignal): SiteVisits {
  const parser = createParser({ logger });
  const fetcher = openFetcher(config);
  return {
    requests: {
      fetcher,
      userAgent: USER_AGENT,
      read: (source) => parser.page(parserInput(source)),
      turns: createHostTurns(),
      render:
        config.browserUrl === undefined ? undefined : createPageRenderer(config.browserUrl, fetcher, USER_AGENT).render,
      pause: (address, robots) => hostPause(address, robots, signal),
    },
    close: async () => {
      await parser.close();
      await fetcher.close();
    },
  };
}

export type DiscoveryStores = IngestionStores & Pick<Stores, 'discoveries'>;

/** Interval of visits to websites whose menus all stayed in place. */
const FOLLOW_EVERY_DAYS = 30;

export function openFollowing(
  stores: DiscoveryStores,
  config: DiscoveryConfig,
  logger: Logger,
): MenuFollowing & { close(): Promise<void> } {
  const stopping = new AbortController();
  const discovery = openDiscovery(stores, config, logger, stopping.signal);
  return {
    due: () => stores.discoveries.toFollow(FOLLOW_EVERY_DAYS),
    follow: async (restaurantId) => {
      for (const site of await stores.discoveries.sites([restaurantId])) await discoverSite(site, discovery);
    },
    close: async () => {
      stopping.abort();
      await discovery.close();
    },
  };
}

export function openDiscovery(
  stores: DiscoveryStores,
  config: DiscoveryConfig,
  logger: Logger,
  signal: AbortSignal,
): DiscoverDependencies & { close(): Promise<void> } {
  const visits = openSiteVisits(config, logger, signal);
  const ingestion = openIngestion(stores, config, logger);
  return {
    ...visits,
    discoveries: stores.discoveries,
    ingestion,
    restaurant: async (id) => (await stores.restaurants.find(id))[0],
    close: async () => {
      await Promise.all([visits.close(), ingestion.close()]);
    },
  };
}
