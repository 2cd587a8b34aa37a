import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table source_documents (
      sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes bytea not null,
      media_type text not null,
      url text not null,
      fetched_at timestamptz not null
    )`);
  await db.raw(`
    create table menu_checks (
      id bigint generated always as identity primary key,
      restaurant_id uuid not null references restaurants,
      source_url text not null,
      checked_at timestamptz not null default now(),
      outcome text not null check (outcome in ('changed', 'unchanged', 'unreachable', 'needs review')),
      detail text,
      sha256 text
    )`);
  await db.raw('create index menu_checks_of_source on menu_checks (restaurant_id, source_url, checked_at desc)');
  // The state of each source after its last check, and the corrections of an operator.
  await db.raw(`
    create table menu_sources (
      restaurant_id uuid not null references restaurants,
      source_url text not null,
      last_check timestamptz,
      last_outcome text,
      failures integer not null default 0,
      etag text,
      last_modified text,
      sha256 text,
      corrections jsonb,
      primary key (restaurant_id, source_url)
    )`);
}
