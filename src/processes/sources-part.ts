import { createSourceSchedule } from '../../ingest/sources/create-source-schedule.ts';
import type { Stores } from '../compose.ts';
import { openIngestion } from '../compose-ingest.ts';
import { openSourceChecks } from '../compose-sources.ts';
import type { ProcessBase, RunningPart } from './process-base.ts';

/** Starts the checks of sources on their schedule; nothing where the schedule is switched off. */
export async function startSourceChecks(
  base: ProcessBase,
  stores: Pick<Stores, 'url' | 'menus' | 'sources' | 'restaurants'>,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  if (config.checkSourcesEveryHours === 0) return { stop: async () => {} };
  const ingestion = openIngestion(stores, config, logger);
  const check = openSourceChecks(config, ingestion);
  const schedule = createSourceSchedule({
    databaseUrl: stores.url,
    everyHours: config.checkSourcesEveryHours,
    sources: stores.sources,
    check,
    logger,
    registry,
  });
  await schedule.start();
  return {
    stop: async () => {
      const stopped = schedule.stop();
      // a document in hand may take minutes, and the schedule waits for its checks
      await Promise.all([ingestion.close(), check.close()]);
      await stopped;
    },
  };
}
