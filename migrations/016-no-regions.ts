import type { Knex } from 'knex';

/** Every engine holds everything. One that held a part registers anew, and is filled from the beginning. */
export async function up(db: Knex): Promise<void> {
  await db.raw('delete from search_engines where group_name is not null');
  await db.raw('drop function register_search_engine(text, text)');
  await db.raw('drop function engine_holds(text, text)');
  await db.raw('drop function region_of(text)');
  await db.raw('drop table regions');
  await db.raw('alter table search_engines drop column group_name');
}
