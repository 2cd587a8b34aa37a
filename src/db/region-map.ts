import type { Logger } from 'pino';
import { createOutageLog } from '../lib/outage-log.ts';
import type { RegionEntry, RegionMap } from '../ports/regions.ts';
import { listen } from './listen.ts';
import type { Database } from './open-database.ts';
import { REGIONS_CHANNEL, readRegions } from './region-store.ts';

const POLL_MS = 1000;

/** Follows the map from regions to groups by NOTIFY, and by a poll each second in case a notice is lost. */
export function createRegionMap(db: Database, logger: Logger): RegionMap {
  const outage = createOutageLog(logger, {
    failed: 'which group has which region cannot be read; what was known last counts',
    well: 'which group has which region can be read again',
  });
  let entries: readonly RegionEntry[] = [];
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | null = null;

  async function look(): Promise<void> {
    const read = await readRegions(db);
    if (JSON.stringify(read) === JSON.stringify(entries)) return;
    entries = read;
    version += 1;
  }
  const lookNow = () => void look().then(outage.well, outage.failed);

  return {
    async start() {
      await look();
      timer = setInterval(lookNow, POLL_MS).unref();
      stopListening = await listen(db, REGIONS_CHANNEL, lookNow);
    },
    async stop() {
      clearInterval(timer);
      await stopListening?.();
    },
    hiddenIn: (group) => entries.flatMap(({ region, move }) => (move?.other === group ? [region] : [])),
    groups: () => [...new Set(entries.map(({ group }) => group))],
    version: () => version,
  };
}
