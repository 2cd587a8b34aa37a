import type { Knex } from 'knex';

/** Under which id others know a restaurant, and what their file said of it when it was last read. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table restaurants add column outside_id text unique, add column outside_facts text');
  await db.raw('create index restaurants_postcode on restaurants (postcode)');
}
