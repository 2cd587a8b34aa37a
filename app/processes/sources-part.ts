import { discoverSite } from '../../ingest/discover/discover-site.ts';
import { createSourceSchedule } from '../../ingest/sources/create-source-schedule.ts';
import { measureSources } from '../../ingest/sources/source-metrics.ts';
import { openDiscovery } from '../wiring/discovery.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { openSourceChecks } from '../wiring/source-checks.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Websites whose menus were all found where they were are visited again after this time. */
const FOLLOW_EVERY_DAYS = 30;

/** Starts the checks of sources on their schedule; does nothing where the schedule is off. */
export async function startSourceChecks(
  base: ProcessBase,
  stores: Pick<
    Stores,
    'openJobPool' | 'menus' | 'sources' | 'reviews' | 'restaurants' | 'kitchenTables' | 'discoveries'
  >,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  measureSources(registry, stores.sources, stores.reviews);
  if (config.checkSourcesEveryHours === 0) return { stop: async () => {} };
  const ingestion = openIngestion(stores, config, logger);
  const check = openSourceChecks(config, ingestion);
  const stopping = new AbortController();
  const discovery = openDiscovery(stores, config, logger, stopping.signal);
  const schedule = createSourceSchedule({
    openPool: stores.openJobPool,
    everyHours: config.checkSourcesEveryHours,
    sources: stores.sources,
    check,
    following: {
      due: () => stores.discoveries.toFollow(FOLLOW_EVERY_DAYS),
      follow: async (restaurantId) => {
        for (const site of await stores.discoveries.sites([restaurantId])) await discoverSite(site, discovery);
      },
    },
    logger,
    registry,
  });
  await schedule.start();
  return {
    stop: async () => {
      const stopped = schedule.stop();
      stopping.abort();
      // The current document may take minutes, and the schedule waits for its checks.
      await Promise.all([ingestion.close(), check.close(), discovery.close()]);
      await stopped;
    },
  };
}
