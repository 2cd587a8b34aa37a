import type { Knex } from 'knex';

/** Processes that count requests together in `request_levels`, each with the moment at which it last said so. */
export async function up(db: Knex): Promise<void> {
  // A crash of the server may lose it: processes say it again within seconds.
  await db.raw(`
    create unlogged table counting_processes (
      id uuid primary key,
      seen_at timestamptz not null default now()
    ) with (fillfactor = 50)`);
}
