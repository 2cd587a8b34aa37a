import type { Knex } from 'knex';

/** Columns and their order are those of rate-limiter-flexible; `expire` is in milliseconds since 1970. */
export async function up(db: Knex): Promise<void> {
  // Counts of the last minute: not worth a log, and nothing is lost with them in a crash.
  await db.raw(`
    create unlogged table request_counts (
      key text primary key,
      points integer not null,
      expire bigint
    ) with (fillfactor = 50)`);
}
