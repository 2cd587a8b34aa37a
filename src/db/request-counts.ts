import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RequestCounts } from '../ports/request-counts.ts';
import type { Database } from './open-database.ts';
import { rowCount } from './rows.ts';

const CLEAR_MS = 60_000;

/** Counts of requests in PostgreSQL. Rows whose window is over are deleted once a minute. */
export function createRequestCounts(db: Database): RequestCounts {
  // The store only adds up; limits and windows are the callers'.
  const store = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'request_counts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: 0,
    duration: 0,
  });
  let clearedAtMs = 0;
  return {
    async add(key, requests, windowSeconds) {
      const { consumedPoints, msBeforeNext } = await store.penalty(key, requests, { customDuration: windowSeconds });
      if (Date.now() - clearedAtMs > CLEAR_MS) {
        clearedAtMs = Date.now();
        // What is not deleted now is deleted in a minute.
        void rowCount(db, 'delete from request_counts where expire < ?', [clearedAtMs]).catch(() => undefined);
      }
      return { count: consumedPoints, msLeft: msBeforeNext };
    },
  };
}
