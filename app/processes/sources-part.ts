import { createSourceSchedule } from '../../ingest/sources/create-source-schedule.ts';
import { measureSources } from '../../ingest/sources/source-metrics.ts';
import { type DiscoveryStores, openFollowing } from '../wiring/discovery.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { openSourceChecks } from '../wiring/source-checks.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Starts the checks of sources on their schedule; does nothing where the schedule is off. */
export async function startSourceChecks(
  base: ProcessBase,
  stores: DiscoveryStores & Pick<Stores, 'openJobPool'>,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  measureSources(registry, stores.sources, stores.reviews);
  if (config.checkSourcesEveryHours === 0) return { stop: async () => {} };
  const ingestion = openIngestion(stores, config, logger);
  const check = openSourceChecks(config, ingestion);
  const following = openFollowing(stores, config, logger);
  const schedule = createSourceSchedule({
    openPool: stores.openJobPool,
    everyHours: config.checkSourcesEveryHours,
    sources: stores.sources,
    check,
    following,
    logger,
    registry,
  });
  await schedule.start();
  return {
    stop: async () => {
      const stopped = schedule.stop();
      // The current document may take minutes, and the schedule waits for its checks.
      await Promise.all([ingestion.close(), check.close(), following.close()]);
      await stopped;
    },
  };
}
