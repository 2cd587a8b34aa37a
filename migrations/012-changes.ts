import type { Knex } from 'knex';

/**
 * The change feed: what happened to restaurants and menus, written in the transaction that did it. The place in the feed is given when
 * that transaction commits, by a counter whose row stays locked until then: places are in the order of commits and have no gaps, so
 * whoever has read up to a place misses nothing (docs/decisions/0034-change-feed.md).
 */
export async function up(db: Knex): Promise<void> {
  // The name tells a cursor of this database from one of another; what is at or below the floor was thinned out.
  await db.raw(`
    create table change_feed (
      only_row boolean primary key default true check (only_row),
      name text not null default left(md5(gen_random_uuid()::text), 8),
      last_place bigint not null default 0,
      floor bigint not null default 0
    )`);
  await db.raw('insert into change_feed default values');
  // No reference to restaurants or menus: what is told of them outlives them. A place is null until its transaction commits. What is there
  // already is told when all migrations are done (src/db/changes/catch-up.ts).
  await db.raw(`
    create table changes (
      id bigint generated always as identity primary key,
      place bigint unique,
      type text not null,
      subject text not null check (subject in ('restaurant', 'menu', 'item')),
      stream text not null,
      restaurant_id uuid not null,
      menu_id integer,
      replaced_menu_id integer,
      revision integer,
      happened_at timestamp(6) not null default timezone('utc', clock_timestamp()),
      data json not null
    )`);
  await db.raw('create index changes_without_place on changes (id) where place is null');
  for (const column of ['type', 'stream', 'restaurant_id', 'menu_id']) {
    await db.raw(`create index changes_by_${column} on changes (${column}, place)`);
  }
  await db.raw(
    `create index changes_by_replaced_menu_id on changes (replaced_menu_id, place) where replaced_menu_id is not null`,
  );
  await db.raw(`
    create function place_changes() returns trigger
    language plpgsql security definer set search_path from current as $$
    declare
      added bigint;
      last bigint;
    begin
      -- Only those of this transaction: of others they are not visible until they have a place.
      select count(*) into added from changes where place is null;
      if added = 0 then return null; end if;
      update change_feed set last_place = last_place + added returning last_place into last;
      update changes c set place = placed.place, happened_at = timezone('utc', clock_timestamp())
      from (select id, last - added + row_number() over (order by id) as place from changes where place is null) placed
      where c.id = placed.id;
      perform pg_notify('changes', '');
      return null;
    end $$`);
  // Deferred, so that the lock of the counter is the last that a transaction takes: two can never wait for each other.
  await db.raw(`
    create constraint trigger changes_placed after insert on changes deferrable initially deferred
    for each row when (new.subject <> 'item') execute function place_changes()`);
  await createWebhooks(db);
}

/** Where changes are sent. Each stream of changes goes its own way to a webhook, so that one that is refused does not hold up the others. */
async function createWebhooks(db: Knex): Promise<void> {
  await db.raw(`
    create table webhooks (
      id uuid primary key,
      url text not null,
      types text[],
      restaurant_id uuid,
      sealed_secrets bytea[] not null check (cardinality(sealed_secrets) between 1 and 2),
      place bigint not null,
      attempts integer not null default 0,
      retry_at timestamptz,
      failing_since timestamptz,
      last_error text,
      disabled_at timestamptz,
      created_at timestamptz not null default now()
    )`);
  await db.raw(`
    create table webhook_streams (
      webhook_id uuid not null references webhooks on delete cascade,
      stream text not null,
      place bigint not null,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      failing_since timestamptz,
      primary key (webhook_id, stream)
    )`);
}
