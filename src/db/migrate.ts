import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import * as migrations from '../../migrations/index.ts';
import { catchUp } from './changes/catch-up.ts';
import { detectRestore } from './detect-restore.ts';
import { isOutdatedSchema, OutdatedSchemaError } from './outdated-schema.ts';
import { rows } from './rows.ts';

const MIGRATIONS: Readonly<Record<string, Pick<Knex.Migration, 'up'>>> = migrations;

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

const TABLE = 'migrations';
const MIGRATION_LOCK = 7_301_003;
/** A look-up's time limit in the API, so that one that queues behind us does not time out. */
const LOCK_MS = 1000;
const PAUSE_MS = 1000;
/** Some five minutes. */
const MAX_TRIES = 150;
const LOCK_NOT_AVAILABLE = '55P03';

/** Restamps transaction ids: a dump restored on another server brings ids that are still to come there. */
const RESTAMP = 'update menus set changed_xid = default where changed_xid > pg_current_xact_id()';

const migrationSource = (names: readonly string[]): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...names],
  getMigrationName: (name) => name,
  async getMigration(name) {
    const migration = MIGRATIONS[name];
    if (!migration) throw new Error(`migration ${name} is missing`);
    // There is no way back: the previous version runs on the new schema.
    return { ...migration, down: () => Promise.reject(new Error(`migration ${name} is not taken back`)) };
  },
});

/** Called with the waiting step whenever a lock is not available. */
type OnWait = (waiting: string) => void;

/** Brings the schema up to date; resolves to the names of the migrations run. Safe to call from several processes: one works, the others wait. */
export async function migrate(db: Knex, onWait?: OnWait): Promise<readonly string[]> {
  const done = await migrateTo(db, MIGRATION_NAMES, onWait);
  await alone(db, 'the feed of changes', onWait, async (trx) => {
    await trx.raw(RESTAMP);
    await detectRestore(trx);
    await catchUp(trx);
  });
  return done;
}

/** Runs the migrations up to these, without catching up on data. Each has its own transaction, so that its locks are not held during the next. */
export async function migrateTo(db: Knex, names: readonly string[], onWait?: OnWait): Promise<readonly string[]> {
  const before = (await db.schema.hasTable(TABLE)) ? await rows<{ name: string }>(db, `select name from ${TABLE}`) : [];
  const known = new Set(before.map(({ name }) => name));
  const done: string[] = [];
  for (const [at, name] of names.entries()) {
    if (known.has(name)) continue;
    // A newer version may have run here; going back to this one must work.
    const config: Knex.MigratorConfig = {
      migrationSource: migrationSource(names.slice(0, at + 1)),
      tableName: TABLE,
      disableMigrationsListValidation: true,
    };
    const ran = await alone(db, `migration ${name}`, onWait, async (trx) => {
      // A process killed during a migration leaves knex's lock row; our advisory lock shows that no other is migrating.
      if (await trx.schema.hasTable('migrations_lock')) await trx('migrations_lock').update({ is_locked: 0 });
      const [, names] = (await trx.migrate.latest(config)) as [number, string[]];
      return names;
    });
    done.push(...ran);
  }
  return done;
}

/**
 * Runs work in a transaction while no other process migrates. Lock waits are short and retried: every query on a table queues behind a
 * waiting schema change, and a backup may read for minutes.
 * @throws Error if no lock is available for minutes
 */
async function alone<T>(
  db: Knex,
  what: string,
  onWait: OnWait | undefined,
  work: (trx: Knex) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (trx) => {
        await trx.raw('set local statement_timeout = 0');
        await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
        await trx.raw(`set local lock_timeout = ${LOCK_MS}`);
        return await work(trx);
      });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      if (tries === MAX_TRIES) {
        throw new Error(
          `${what} found its tables in use for ${MAX_TRIES} tries; try again when a backup or an export has ended`,
          {
            cause: error,
          },
        );
      }
      onWait?.(what);
      await sleep(PAUSE_MS);
    }
  }
}

/** @throws OutdatedSchemaError if the schema is older than this version; a newer one serves an older version too */
export async function assertMigrated(db: Knex): Promise<void> {
  const done = await rows<{ name: string }>(db, `select name from ${TABLE}`).catch((error: unknown) => {
    throw isOutdatedSchema(error) ? new OutdatedSchemaError() : error;
  });
  const names = new Set(done.map(({ name }) => name));
  if (!MIGRATION_NAMES.every((name) => names.has(name))) throw new OutdatedSchemaError();
}
