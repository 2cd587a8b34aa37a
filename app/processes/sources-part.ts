import { createSourceSchedule } from '../../src/ingest/sources/create-source-schedule.ts';
import { measureSources } from '../../src/ingest/sources/source-metrics.ts';
import { type DiscoveryStores, openFollowing } from '../wiring/discovery.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { openSourceChecks } from '../wiring/source-checks.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

export interface CheckOptions {
  readonly checkEveryHours: number;
}

/** Starts scheduled checks of sources. @param everyHours interval of checks per source; 0 for never */
export async function startSourceChecks(
  base: ProcessBase,
  stores: DiscoveryStores & Pick<Stores, 'openJobPool'>,
  everyHours: number,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  measureSources(registry, stores.sources, stores.reviews);
  if (everyHours === 0) return { stop: async () => {} };
  const ingestion = openIngestion(stores, config, logger);
  const check = openSourceChecks(config, ingestion);
  const following = openFollowing(stores, config, logger);
  const schedule = createSourceSchedule({
    openPool: stores.openJobPool,
    everyHours,
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
