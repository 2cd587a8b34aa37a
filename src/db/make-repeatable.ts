import { migrate } from './migrate.ts';
import { closeDatabase, type Database, openDatabase } from './open-database.ts';

/** When everything in a repeatable database happens. */
export const FROZEN_MOMENT = '2026-11-02 09:00:00+00';

const FEED_NAME = '5a4db0c5';

/**
 * Makes an empty database one in which the same steps lead to the same data, byte for byte, whenever they are done: the clock by which
 * dates are written stands still, and cursors of the change feed name the same feed. Leases, retries and the job queue go by the real
 * clock. Holds for connections that are opened afterwards.
 */
export async function makeRepeatable(url: string): Promise<void> {
  await over(url, async (db) => {
    await db.raw(
      `create or replace function public.clock_timestamp() returns timestamptz language sql stable as
       $$ select timestamptz '${FROZEN_MOMENT}' $$`,
    );
    // What is looked for first is ours; PostgreSQL's own functions come first only where no path names them.
    await db.raw(
      `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
    );
  });
  await over(url, async (db) => {
    await migrate(db);
    await db.raw('update change_feed set name = ?', [FEED_NAME]);
  });
}

async function over(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url, maxConnections: 2 });
  try {
    await work(db);
  } finally {
    await closeDatabase(db);
  }
}
