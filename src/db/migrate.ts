import type { Knex } from 'knex';
import * as migrations from '../../migrations/index.ts';
import { catchUp } from './changes/catch-up.ts';
import { isOutdatedSchema, OutdatedSchemaError } from './outdated-schema.ts';
import { rows } from './rows.ts';

const MIGRATIONS: Readonly<Record<string, Pick<Knex.Migration, 'up'>>> = migrations;

/** Names of all migrations of this version, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

const TABLE = 'migrations';
const MIGRATION_LOCK = 7_301_003;

/** A dump restored on another server brings numbers of transactions that are still to come there; a trigger writes ours. */
const RESTAMP = 'update menus set changed_xid = default where changed_xid > pg_current_xact_id()';

const migrationSource = (names: readonly string[]): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...names],
  getMigrationName: (name) => name,
  async getMigration(name) {
    const migration = MIGRATIONS[name];
    if (!migration) throw new Error(`migration ${name} is missing`);
    // knex wants a way back; there is none, because the version before runs on the new schema.
    return { ...migration, down: () => Promise.reject(new Error(`migration ${name} is not taken back`)) };
  },
});

/**
 * Brings the schema up to date; resolves to the names of the migrations that ran. Any number of processes may do so at once: one works,
 * the others wait for it.
 */
export async function migrate(db: Knex): Promise<readonly string[]> {
  return db.transaction(async (lock) => {
    const done = await migrateTo(lock, MIGRATION_NAMES);
    await lock.raw(RESTAMP);
    await catchUp(lock);
    return done;
  });
}

/** Brings the schema to where these migrations are done, without looking at what is in it. */
export async function migrateTo(db: Knex, names: readonly string[]): Promise<readonly string[]> {
  return db.transaction(async (lock) => {
    await lock.raw('set local statement_timeout = 0');
    await lock.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    // A newer version may have been here: who goes back to this one must be able to start it.
    const config: Knex.MigratorConfig = {
      migrationSource: migrationSource(names),
      tableName: TABLE,
      disableMigrationsListValidation: true,
    };
    // A process killed while it migrates leaves knex's lock row behind; we hold the advisory lock, so no other is migrating.
    if (await lock.schema.hasTable('migrations_lock')) await lock('migrations_lock').update({ is_locked: 0 });
    const [, done] = (await lock.migrate.latest(config)) as [number, string[]];
    return done;
  });
}

/** @throws OutdatedSchemaError where the schema is older than this version; a newer one serves an older version too */
export async function assertMigrated(db: Knex): Promise<void> {
  const done = await rows<{ name: string }>(db, `select name from ${TABLE}`).catch((error: unknown) => {
    throw isOutdatedSchema(error) ? new OutdatedSchemaError() : error;
  });
  const names = new Set(done.map(({ name }) => name));
  if (!MIGRATION_NAMES.every((name) => names.has(name))) throw new OutdatedSchemaError();
}
