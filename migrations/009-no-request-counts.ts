import type { Knex } from 'knex';

/** The counts of 006 gave way to the levels of 008. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop table request_counts');
}
