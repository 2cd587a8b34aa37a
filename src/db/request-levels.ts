import type { RequestLevels } from '../ports/request-levels.ts';
import { createCountingProcesses } from './counting-processes.ts';
import type { Database } from './open-database.ts';
import { rowCount, rows } from './rows.ts';

const CLEAR_MS = 60_000;
/** By then every bucket that was not added to has drained, one that several processes filled beyond its limit among them. */
const DRAINED_MS = 2 * 60_000;

/** Levels in PostgreSQL. Rows of buckets that have drained are deleted once a minute. */
export function createRequestLevels(db: Database): RequestLevels {
  let clearedAtMs = 0;
  const processes = createCountingProcesses(db);
  return {
    join: processes.join,
    get processes() {
      return processes.count;
    },
    async add(key, requests, perMinute, nowMs) {
      const [row] = await rows<{ level: number }>(
        db,
        `insert into request_levels as known (key, level, at_ms) values (?, ?, ?)
         on conflict (key) do update set
           level = greatest(0, known.level - greatest(0, excluded.at_ms - known.at_ms) * ?::float8 / 60000) + excluded.level,
           at_ms = greatest(known.at_ms, excluded.at_ms)
         returning level`,
        [key, requests, nowMs, perMinute],
      );
      if (Math.abs(nowMs - clearedAtMs) > CLEAR_MS) {
        clearedAtMs = nowMs;
        // What is not deleted now is deleted in a minute.
        void rowCount(db, 'delete from request_levels where at_ms < ?', [nowMs - DRAINED_MS]).catch(() => undefined);
      }
      return row?.level ?? requests;
    },
  };
}
