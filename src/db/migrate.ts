import type { Knex } from 'knex';
import * as restaurants from '../../migrations/001-restaurants.ts';
import * as menus from '../../migrations/002-menus.ts';
import * as sources from '../../migrations/003-sources.ts';
import * as indexChanges from '../../migrations/004-index-changes.ts';
import * as clients from '../../migrations/005-clients.ts';
import * as requestCounts from '../../migrations/006-request-counts.ts';
import * as postcodeChanges from '../../migrations/007-postcode-changes.ts';
import * as requestLevels from '../../migrations/008-request-levels.ts';
import * as noRequestCounts from '../../migrations/009-no-request-counts.ts';
import * as registerSearchEngine from '../../migrations/010-register-search-engine.ts';
import * as reviewItems from '../../migrations/011-review-items.ts';
import * as changes from '../../migrations/012-changes.ts';
import * as exports from '../../migrations/013-exports.ts';
import * as countingProcesses from '../../migrations/014-counting-processes.ts';
import * as regions from '../../migrations/015-regions.ts';
import * as noRegions from '../../migrations/016-no-regions.ts';
import * as noCountingProcesses from '../../migrations/017-no-counting-processes.ts';
import * as kitchenTables from '../../migrations/018-kitchen-tables.ts';
import * as websites from '../../migrations/019-websites.ts';
import * as places from '../../migrations/020-places.ts';
import * as discovery from '../../migrations/021-discovery.ts';
import * as outsideIds from '../../migrations/022-outside-ids.ts';
import * as placedOnce from '../../migrations/023-placed-once.ts';
import * as leftOut from '../../migrations/024-left-out.ts';
import { catchUp } from './changes/catch-up.ts';
import { isOutdatedSchema, OutdatedSchemaError } from './outdated-schema.ts';
import { rows } from './rows.ts';

/** In order; a name that was released never changes. */
const MIGRATIONS: Readonly<Record<string, Pick<Knex.Migration, 'up'>>> = {
  '001-restaurants': restaurants,
  '002-menus': menus,
  '003-sources': sources,
  '004-index-changes': indexChanges,
  '005-clients': clients,
  '006-request-counts': requestCounts,
  '007-postcode-changes': postcodeChanges,
  '008-request-levels': requestLevels,
  '009-no-request-counts': noRequestCounts,
  '010-register-search-engine': registerSearchEngine,
  '011-review-items': reviewItems,
  '012-changes': changes,
  '013-exports': exports,
  '014-counting-processes': countingProcesses,
  '015-regions': regions,
  '016-no-regions': noRegions,
  '017-no-counting-processes': noCountingProcesses,
  '018-kitchen-tables': kitchenTables,
  '019-websites': websites,
  '020-places': places,
  '021-discovery': discovery,
  '022-outside-ids': outsideIds,
  '023-placed-once': placedOnce,
  '024-left-out': leftOut,
};

/** Names of all migrations of this version, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

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
