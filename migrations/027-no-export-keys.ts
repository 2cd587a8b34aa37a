import type { Knex } from 'knex';

/** Drops the keys that signed manifests of exports, and the manifests before the latest; a manifest lies beside its files. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop table export_manifests, export_keys');
}
