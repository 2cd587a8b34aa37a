import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table export_keys (
      kid text primary key,
      public_jwk jsonb not null,
      sealed_private_key bytea not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    )`);
  await db.raw('create unique index export_keys_one_current on export_keys ((true)) where retired_at is null');
  // The text as it was signed and served: its bytes are what the next manifest names by their hash.
  await db.raw(`
    create table export_manifests (
      scope text not null check (scope in ('current', 'all')),
      number integer not null check (number > 0),
      manifest text not null,
      primary key (scope, number)
    )`);
}
