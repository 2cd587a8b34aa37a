import type { Knex } from 'knex';

/** Visits of websites, what they were answered while they are under way, and what they found until and after a person decides. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table discoveries (
      restaurant_id uuid primary key references restaurants on delete cascade,
      website text not null,
      begun_at timestamptz not null default now(),
      ended_at timestamptz,
      failure text
    )`);
  await db.raw(`
    create table discovery_answers (
      restaurant_id uuid not null references restaurants on delete cascade,
      address text not null,
      answer jsonb not null,
      primary key (restaurant_id, address)
    )`);
  await db.raw(`
    create table discovery_finds (
      id integer generated always as identity primary key,
      restaurant_id uuid not null references restaurants on delete cascade,
      kind text not null check (kind in ('menu', 'fact')),
      subject text not null,
      details jsonb not null,
      state text not null check (state in ('taken', 'open', 'stored', 'accepted', 'refused', 'gone')),
      found_at timestamptz not null default now(),
      decided_at timestamptz,
      unique (restaurant_id, kind, subject)
    )`);
  await db.raw(`create index discovery_finds_open on discovery_finds (id) where state in ('open', 'gone')`);
}
