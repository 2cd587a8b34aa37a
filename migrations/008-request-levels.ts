import type { Knex } from 'knex';

/** Levels in place of the counts of 006, which processes of the version before still use while they are replaced. */
export async function up(db: Knex): Promise<void> {
  // Counts of the last minute: not worth a log, and a crash loses nothing that matters.
  await db.raw(`
    create unlogged table request_levels (
      key text primary key,
      level float8 not null,
      at_ms float8 not null
    ) with (fillfactor = 50)`);
  await db.raw('alter table oauth_clients add column requests_per_minute integer check (requests_per_minute > 0)');
}
