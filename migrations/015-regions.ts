import type { Knex } from 'knex';

/**
 * Menus can be divided among groups of search engines by the postcode area of their restaurants. An engine without a group holds
 * everything, as before; so does one that a version before this registers by the function with one parameter.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table search_engines add column group_name text');
  await db.raw(`
    create table regions (
      region text primary key check (region ~ '^([a-z]{1,2}|other|[*])$'),
      group_name text not null,
      step text check (step in ('announced', 'filling', 'switched', 'removing')),
      other_group text check (other_group <> group_name),
      check ((step is null) = (other_group is null))
    )`);
  await db.raw(`
    create function region_of(postcode text) returns text language sql immutable parallel safe as $$
      select coalesce(lower(substring(trim(postcode) from '^([A-Za-z]{1,2})[0-9][A-Za-z0-9]\\?(\\?:\\s*[0-9][A-Za-z]{2})\\?$')), 'other')
    $$`);
  await db.raw(`
    create function engine_holds(engine text, postcode text) returns boolean language sql stable as $$
      -- An engine that is not registered yet will hold everything.
      select coalesce(bool_or(e.group_name is null or coalesce(e.group_name = r.group_name
        or e.group_name = r.other_group and r.step in ('filling', 'switched'), false)), true)
      from search_engines e left join regions r
        on r.region = coalesce((select region from regions where region = region_of(postcode)), '*')
      where e.name = engine
    $$`);
  await db.raw(`
    create function register_search_engine(engine text, member_of text) returns void
    language plpgsql security definer set search_path from current as $$
    begin
      -- Waits for those who are publishing, whose triggers do not see the engine yet.
      lock table menus in share row exclusive mode;
      insert into search_engines (name, group_name) values (engine, member_of)
      on conflict (name) do update set group_name = excluded.group_name, epoch = null
        where search_engines.group_name is distinct from excluded.group_name;
      if found then
        insert into index_changes (engine, menu_id)
        select register_search_engine.engine, id from menus where date_deleted is null order by id
        on conflict do nothing;
      end if;
    end $$`);
  await db.raw('revoke execute on function register_search_engine(text, text) from public');
}
