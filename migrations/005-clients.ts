import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table oauth_clients (
      client_id text primary key,
      name text not null,
      disabled boolean not null default false,
      secret_hashes text[] not null check (cardinality(secret_hashes) between 1 and 2),
      created_at timestamptz not null default now()
    )`);
  await db.raw(`
    create table signing_keys (
      kid text primary key,
      algorithm text not null check (algorithm in ('RS256', 'ES256')),
      public_jwk jsonb not null,
      sealed_private_key bytea not null,
      state text not null check (state in ('next', 'current', 'previous')),
      created_at timestamptz not null,
      retired_at timestamptz
    )`);
}
