import type { Knex } from 'knex';

/** Each process counts requests in its memory. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop table request_levels');
}
