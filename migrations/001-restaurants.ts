import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('create extension if not exists pg_trgm');
  // The folded columns are for the "contains" filters: lower case, no accents, no punctuation.
  await db.raw(`
    create table restaurants (
      id uuid primary key,
      name text not null,
      phone_number text not null,
      cuisine text not null,
      street text not null,
      city text not null,
      postcode text not null,
      country text not null,
      latitude double precision not null default 0,
      longitude double precision not null default 0,
      folded_name text not null,
      folded_city text not null,
      folded_cuisine text not null
    )`);
  await db.raw('create index restaurants_in_order on restaurants (name collate "en-GB-x-icu", id)');
  for (const column of ['folded_name', 'folded_city', 'folded_cuisine']) {
    await db.raw(`create index restaurants_${column} on restaurants using gin (${column} gin_trgm_ops)`);
  }
}
