import type { Knex } from 'knex';

const TABLES = [
  { table: 'menus', menuId: 'id' },
  { table: 'sections', menuId: 'menu_id' },
  { table: 'items', menuId: 'menu_id' },
] as const;
const EVENTS = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

/** The outbox: whichever code changes a menu, a trigger marks it as due for every engine in the same transaction. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table search_engines (
      name text primary key,
      epoch text,
      registered_at timestamptz not null default now()
    )`);
  await db.raw(`
    create table index_changes (
      engine text not null references search_engines on delete cascade,
      menu_id integer not null,
      generation bigint not null default 1,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      parked boolean not null default false,
      error text,
      changed_at timestamptz not null default now(),
      primary key (engine, menu_id)
    )`);
  await db.raw('create index index_changes_due on index_changes (engine, due_at) where not parked');
  await db.raw(`
    create function mark_menus_changed(menu_ids integer[]) returns void language sql as $$
      insert into index_changes as due (engine, menu_id)
      select e.name, m.id
      from (select distinct unnest(menu_ids) as id) m cross join search_engines e
      order by e.name, m.id
      on conflict (engine, menu_id) do update
      set generation = due.generation + 1, attempts = 0, due_at = now(), parked = false, error = null, changed_at = now();
      select pg_notify('menu_changes', '') where cardinality(menu_ids) > 0;
    $$`);
  for (const { table, menuId } of TABLES) {
    await db.raw(`
      create function ${table}_changed() returns trigger language plpgsql as $$
      begin
        perform mark_menus_changed((select array_agg(distinct ${menuId}) from changed));
        return null;
      end $$`);
    for (const { event, rows } of EVENTS) {
      await db.raw(`
        create trigger ${table}_changed_${event} after ${event} on ${table}
        referencing ${rows} table as changed
        for each statement execute function ${table}_changed()`);
    }
  }
  await db.raw(`
    create function restaurants_changed() returns trigger language plpgsql as $$
    begin
      perform mark_menus_changed((
        select array_agg(m.id)
        from new_rows n join old_rows o using (id) join menus m on m.restaurant_id = n.id
        where m.date_deleted is null and (n.name, n.city, n.cuisine) is distinct from (o.name, o.city, o.cuisine)
      ));
      return null;
    end $$`);
  await db.raw(`
    create trigger restaurants_changed_update after update on restaurants
    referencing new table as new_rows old table as old_rows
    for each statement execute function restaurants_changed()`);
  await db.raw(`
    create function stamp_changed_xid() returns trigger language plpgsql as $$
    begin
      new.changed_xid := pg_current_xact_id();
      return new;
    end $$`);
  await db.raw('create trigger menus_stamp before update on menus for each row execute function stamp_changed_xid()');
}
