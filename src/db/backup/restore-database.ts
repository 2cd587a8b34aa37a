import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ZodError } from 'zod';
import { InputFailure, UsageError } from '../../domain/errors.ts';
import { MIGRATION_NAMES, migrate, migrateTo } from '../migrate.ts';
import type { Database } from '../open-database.ts';
import { anyRow, oneRow, rows } from '../rows.ts';
import {
  type BackupHead,
  type BackupPart,
  backupHead,
  HEAD_NAME,
  SUMS_NAME,
  sha256,
  type TableColumns,
  type TableSum,
  tableOf,
  tableSums,
} from './backup-part.ts';

/**
 * Makes a database what a backup holds, in one transaction: what was there before is gone when it is done, and untouched where it fails.
 * The schema is made as it was when the backup was made, filled, and then migrated.
 * @param replace where the database may hold data
 * @returns what each table holds
 * @throws UsageError where the database holds data or is in use, or where the backup is of a newer version
 * @throws InputFailure where the backup is damaged or cut short
 */
export function restoreDatabase(
  db: Database,
  parts: AsyncIterable<BackupPart>,
  replace: boolean,
): Promise<readonly TableSum[]> {
  return db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await refuseInUse(trx);
    if (!replace) await refuseFilled(trx);
    const stream = parts[Symbol.asyncIterator]();
    const head = await ofBackup(async () => headOf(await stream.next()));
    await trx.raw('drop schema if exists graphile_worker cascade');
    await trx.raw('drop schema public cascade');
    await trx.raw('create schema public');
    await migrateTo(trx, head.migrations);
    const keys = await withoutForeignKeys(trx);
    const names = head.tables.map(({ table }) => table);
    for (const name of names) await trx.raw('alter table ?? disable trigger user', [name]);
    await trx.raw(`truncate ${names.map(() => '??').join(', ')}`, names);
    const sums = await ofBackup(() => fill(trx, head.tables, stream));
    for (const { name, last } of head.sequences) {
      if (last !== null) await trx.raw(`select setval(quote_ident(?)::regclass, ?)`, [name, last]);
    }
    for (const { table, name, definition } of keys) {
      await trx.raw(`alter table ${table} add constraint ?? ${definition}`, [name]);
    }
    for (const name of names) await trx.raw('alter table ?? enable trigger user', [name]);
    await migrate(trx);
    return sums;
  });
}

/** SQLSTATE of rows that do not fit their table: not what was written. */
const DATA_EXCEPTION = /^2[23]/;

/** Work with what the backup holds. @throws InputFailure where that is no JSON, is not as it should be, or does not fit its table */
async function ofBackup<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const isDamage = error instanceof SyntaxError || error instanceof ZodError || DATA_EXCEPTION.test(code);
    throw isDamage ? new InputFailure(`the backup is damaged: ${message}`, { cause: error }) : error;
  }
}

async function refuseInUse(db: Database): Promise<void> {
  const used = await rows<{ name: string }>(
    db,
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'menus %' order by 1`,
  );
  if (used.length > 0) {
    const names = used.map(({ name }) => `"${name}"`).join(', ');
    throw new UsageError(`the database is in use by ${names}: stop the processes of the service, and restore again`);
  }
}

async function refuseFilled(db: Database): Promise<void> {
  if (!(await anyRow(db, `select 1 where to_regclass('public.oauth_clients') is not null`))) return;
  const held = await oneRow<{ restaurants: number; clients: number }>(
    db,
    'select (select count(*) from restaurants) as restaurants, (select count(*) from oauth_clients) as clients',
  );
  if (held.restaurants + held.clients === 0) return;
  throw new UsageError(
    `the database holds ${held.restaurants} restaurants and ${held.clients} clients: --replace puts the backup in their place`,
  );
}

function headOf(first: IteratorResult<BackupPart>): BackupHead {
  if (first.done || first.value.name !== HEAD_NAME) throw new InputFailure('this is not a backup of `menus backup`');
  const head = backupHead.parse(JSON.parse(first.value.bytes.toString()));
  if (head.migrations.some((name, n) => MIGRATION_NAMES[n] !== name)) {
    throw new UsageError('this backup was made by a newer version: restore it with that version or a later one');
  }
  return head;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes the references between tables away, so that they can be filled in any order. */
async function withoutForeignKeys(db: Database): Promise<readonly ForeignKey[]> {
  const keys = await rows<ForeignKey>(
    db,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await db.raw(`alter table ${table} drop constraint ??`, [name]);
  return keys;
}

/** Fills the tables in turn, and compares what came with the sums at the end. */
async function fill(
  db: Database,
  tables: readonly TableColumns[],
  parts: AsyncIterator<BackupPart>,
): Promise<readonly TableSum[]> {
  const client: pg.Client = await db.client.acquireConnection();
  const filled: TableSum[] = [];
  let next = await parts.next();
  for (const { table, columns } of tables) {
    const hash = sha256();
    const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
    const copy = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
    const ownParts = async function* () {
      for (; !next.done && tableOf(next.value.name) === table; next = await parts.next()) {
        hash.update(next.value.bytes);
        yield next.value.bytes;
      }
    };
    await pipeline(Readable.from(ownParts()), copy);
    filled.push({ table, rows: copy.rowCount, sha256: hash.digest('hex') });
  }
  if (next.done || next.value.name !== SUMS_NAME) throw new InputFailure('the backup is cut short');
  const sums = tableSums.parse(JSON.parse(next.value.bytes.toString()));
  for (const [n, sum] of sums.entries()) {
    const found = filled[n];
    if (found?.table === sum.table && found.rows === sum.rows && found.sha256 === sum.sha256) continue;
    throw new InputFailure(`the backup is damaged: ${sum.table} is not what was written`);
  }
  return filled;
}
