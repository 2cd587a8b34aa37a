import type { Knex } from 'knex';

/** Orders decisions of persons and documents: whatever was computed from older ones is not published. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table restaurants add decision_number integer not null default 0');
  // When the document of the source that was ingested last was asked for.
  await db.raw('alter table menu_sources add fetched_at timestamptz');
  await db.raw('update menu_sources set fetched_at = last_check where sha256 is not null');
}
