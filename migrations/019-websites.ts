import type { Knex } from 'knex';

/** Where the menus of a restaurant are discovered; '' where no website is known. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table restaurants add column website text not null default ''`);
}
