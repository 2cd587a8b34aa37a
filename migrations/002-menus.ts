import type { Knex } from 'knex';

/** The dates of menus are UTC without zone, as in the API. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table menu_lines (
      id integer generated always as identity primary key,
      restaurant_id uuid not null references restaurants,
      source_url text not null,
      name text not null
    )`);
  await db.raw('create index menu_lines_of_restaurant on menu_lines (restaurant_id)');
  // presented_hash covers what the restaurant presents, content_hash all stored values; changed_xid lets readers follow changes.
  await db.raw(`
    create table menus (
      id integer generated always as identity primary key,
      line_id integer not null references menu_lines,
      restaurant_id uuid not null references restaurants,
      name text not null,
      source_url text not null,
      date_updated timestamp(6) not null,
      date_deleted timestamp(6),
      version integer not null check (version > 0),
      previous_id integer references menus,
      presented_hash bytea not null,
      content_hash bytea not null,
      revision integer not null default 1 check (revision > 0),
      body_changed timestamp(6) not null,
      changed_xid xid8 not null default pg_current_xact_id(),
      unique (line_id, version)
    )`);
  await db.raw('create unique index menus_one_active_a_line on menus (line_id) where date_deleted is null');
  await db.raw('create index menus_of_restaurant on menus (restaurant_id) where date_deleted is null');
  await db.raw('create index menus_previous on menus (previous_id)');
  await db.raw('create index menus_changed on menus (changed_xid)');
  await db.raw(`
    create table sections (
      id integer generated always as identity primary key,
      menu_id integer not null references menus on delete cascade,
      position integer not null,
      name text not null,
      unique (menu_id, position)
    )`);
  await db.raw(`
    create table items (
      menu_id integer not null,
      section_position integer not null,
      position integer not null,
      name text not null,
      description text,
      price numeric(8, 2) not null check (price >= 0),
      vegetarian boolean not null,
      vegan boolean not null,
      calories integer not null check (calories >= 0),
      halal boolean not null,
      spicy boolean not null,
      allergens text not null,
      stated jsonb not null,
      review jsonb not null,
      primary key (menu_id, section_position, position),
      foreign key (menu_id, section_position) references sections (menu_id, position) on delete cascade
    )`);
  // One row per item; evidence is an array with an object for each fact that supports a field.
  await db.raw(`
    create table item_evidence (
      menu_id integer not null,
      section_position integer not null,
      position integer not null,
      evidence jsonb not null,
      primary key (menu_id, section_position, position),
      foreign key (menu_id, section_position, position) references items on delete cascade
    )`);
  await db.raw(`
    create table menu_bodies (
      menu_id integer primary key references menus on delete cascade,
      identity bytea not null,
      gzip bytea not null,
      brotli bytea not null
    )`);
  // Already compressed, and read far more often than written: no second compression by the server.
  for (const column of ['identity', 'gzip', 'brotli']) {
    await db.raw(`alter table menu_bodies alter column ${column} set storage external`);
  }
}
