import type { Knex } from 'knex';

/** Keeps the matching of a version with the one before it, found when it was published; earlier versions have none. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table menu_matchings (
      menu_id integer primary key references menus on delete cascade,
      matching jsonb not null
    )`);
}
