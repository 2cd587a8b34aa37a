import type { RequestLevels } from '../ports/request-levels.ts';
import type { Database } from './open-database.ts';
import { oneRow, rowCount } from './rows.ts';

const CLEAR_MS = 60_000;
/** By then every bucket that was not added to has drained. */
const DRAINED_MS = 2 * 60_000;

/** What `drained` is in the ports. */
const ADD = `
  insert into request_levels as known (key, level, at_ms) values (:key, :requests, :nowMs)
  on conflict (key) do update set
    level = greatest(0, least(known.level, 2 * :perMinute::float8 - 1)
      - greatest(0, excluded.at_ms - known.at_ms) * :perMinute::float8 / 60000) + excluded.level,
    at_ms = greatest(known.at_ms, excluded.at_ms)
  returning level`;

/** Levels in PostgreSQL. Rows of buckets that have drained are deleted once a minute. */
export function createRequestLevels(db: Database): RequestLevels {
  let clearedAtMs = 0;
  return {
    async add(key, requests, perMinute, nowMs) {
      const { level } = await oneRow<{ level: number }>(db, ADD, { key, requests, perMinute, nowMs });
      if (Math.abs(nowMs - clearedAtMs) > CLEAR_MS) {
        clearedAtMs = nowMs;
        // What is not deleted now is deleted in a minute.
        void rowCount(db, 'delete from request_levels where at_ms < ?', [nowMs - DRAINED_MS]).catch(() => undefined);
      }
      return level;
    },
  };
}
