import type { Knex } from 'knex';
import { oneRow } from './rows.ts';

interface Copy {
  readonly origin: string | null;
  readonly here: string;
  /** The server may read when its files were created, and no standby can take its place. */
  readonly isAlone: boolean;
}

/** Identifies the copy of the database: dumps do not carry over the ids of server, database and table. */
const COPY = `
  select f.origin, concat_ws('/', c.system_identifier, d.oid, f.tableoid) as here,
    current_setting('wal_level') = 'minimal' and has_function_privilege('pg_stat_file(text)', 'execute') as "isAlone"
  from change_feed f, pg_control_system() c, pg_database d
  where d.datname = current_database()`;

/** File copies do not preserve the time of attribute changes; this file is written once. */
const FILES = `select 'files of ' || extract(epoch from change) as here from pg_stat_file('PG_VERSION')`;

/** Starts afresh if the database was restored since the last call, inside the given transaction. */
export async function detectRestore(trx: Knex): Promise<void> {
  const { origin, here: copy, isAlone } = await oneRow<Copy>(trx, COPY);
  const files = isAlone ? (await oneRow<{ here: string | null }>(trx, FILES)).here : null;
  const here = files === null ? copy : `${copy}, ${files}`;
  if (origin === here) return;
  await trx.raw('update change_feed set origin = ?', [here]);
  if (origin !== null) await resetAfterRestore(trx);
}

/**
 * Invalidates state that refers to data lost since the backup. Places of the feed are reused, so earlier cursors and webhook message ids
 * belong to another feed; ids and revisions of menus too, so engines are refilled.
 */
export async function resetAfterRestore(db: Knex): Promise<void> {
  await db.raw('update change_feed set name = default');
  await db.raw('update search_engines set epoch = null');
}
