import type { Knex } from 'knex';

/**
 * Registering an engine locks the menus, which needs the right to change them. As a function with the rights of the owner
 * it lets the indexer do that and nothing else to them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function register_search_engine(engine text) returns void
    language plpgsql security definer set search_path from current as $$
    begin
      -- Waits for those who are publishing, whose triggers do not see the engine yet.
      lock table menus in share row exclusive mode;
      insert into search_engines (name) values (engine) on conflict do nothing;
      if found then
        insert into index_changes (engine, menu_id)
        select register_search_engine.engine, id from menus where date_deleted is null order by id;
      end if;
    end $$`);
  await db.raw('revoke execute on function register_search_engine(text) from public');
}
