import { createParser } from '@menu-data-service/menu-reader';
import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { openIngestion, parserInput } from '../../../app/wiring/ingestion.ts';
import { type Stores, storesAt } from '../../../app/wiring/stores.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { discoverSites, type SiteOutcome } from '../../../src/ingest/discover/discover-sites.ts';
import { createHostTurns } from '../../../src/ingest/discover/host-turns.ts';
import type { Fetcher } from '../../../src/outbound/create-fetcher.ts';
import { testDatabase } from '../database.ts';
import { restaurantFacts } from '../tagged-menu.ts';
import { serveTown, type Town } from './serve-town.ts';
import type { TownSite } from './town-site.ts';

interface OpenTown {
  readonly town: Town;
  readonly db: Database;
  readonly stores: Stores;
  /**
   * Visits the sites that are due.
   * @param after days between visits
   */
  discover(after: number, fetcher?: Fetcher): Promise<readonly SiteOutcome[]>;
}

/** Serves these websites, stores a restaurant for each, and opens the discovery of their menus. */
export async function openTown(t: ExecutionContext, sites: readonly TownSite[]): Promise<OpenTown> {
  const town = await serveTown(t, sites);
  const { db, url } = await testDatabase(t);
  const logger = pino({ level: 'silent' });
  const stores = storesAt(url, { databasePool: 10 });
  const ingestion = openIngestion(stores, { allowPrivateSources: false }, logger);
  const parser = createParser({ logger });
  t.teardown(async () => {
    await Promise.all([parser.close(), ingestion.close()]);
    await stores.close();
  });
  for (const site of sites)
    await stores.restaurants.save({ ...restaurantFacts({ name: site.name }), website: town.website(site) });
  return {
    ...{ town, db, stores },
    async discover(after, fetcher = town.openFetcher()) {
      const outcomes: SiteOutcome[] = [];
      await discoverSites(
        await stores.discoveries.toVisit(after),
        {
          requests: {
            ...{ fetcher, userAgent: 'menus-test', turns: createHostTurns(), pause: async () => undefined },
            read: (source) => parser.page(parserInput(source)),
          },
          discoveries: stores.discoveries,
          ingestion,
          restaurant: async (id) => (await stores.restaurants.find(id))[0],
        },
        new AbortController().signal,
        (outcome) => outcomes.push(outcome),
      );
      return outcomes;
    },
  };
}
