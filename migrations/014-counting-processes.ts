import type { Knex } from 'knex';

/** Processes that count requests together in `request_levels`, each with the moment at which it last said so. */
export async function up(db: Knex): Promise<void> {
  // What is forgotten in a crash of the server is said again within seconds.
  await db.raw(`
    create unlogged table counting_processes (
      id uuid primary key,
      seen_at timestamptz not null default now()
    ) with (fillfactor = 50)`);
}
