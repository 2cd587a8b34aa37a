import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../open-database.ts';
import { ownConnection } from '../own-connection.ts';
import {
  type BackupHead,
  type BackupPart,
  HEAD_NAME,
  jsonPart,
  partName,
  SUMS_NAME,
  sha256,
  type TableColumns,
  type TableSum,
} from './backup-part.ts';

const PART_BYTES = 4 * 1024 * 1024;

/** What is made again where a backup is restored: the schema, what engines hold, and counters of the last seconds. */
const LEFT_OUT = ['migrations', 'migrations_lock', 'search_engines', 'index_changes', 'request_levels'];

/**
 * Reads the whole database in one snapshot, while others write.
 * @returns the head, the rows of each table as COPY writes them, and the sums
 */
export async function* dumpDatabase(db: Database): AsyncGenerator<BackupPart> {
  const { client, lasts, end } = await ownConnection(db);
  await client.connect();
  lasts();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const head = await headOf(client);
    yield jsonPart(HEAD_NAME, head);
    const sums: TableSum[] = [];
    for (const columns of head.tables) sums.push(yield* tableParts(client, columns));
    yield jsonPart(SUMS_NAME, sums);
    await client.query('commit');
  } finally {
    await end();
  }
}

async function headOf(client: pg.Client): Promise<BackupHead> {
  const { rows: done } = await client.query<{ name: string }>('select name from migrations order by id');
  const { rows: tables } = await client.query<TableColumns>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and sequencename not like 'migrations%' order by sequencename`,
  );
  return { format: 1, migrations: done.map(({ name }) => name), tables, sequences };
}

async function* tableParts(
  client: pg.Client,
  { table, columns }: TableColumns,
): AsyncGenerator<BackupPart, TableSum, undefined> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const copied = client.query(copyTo(`copy ${client.escapeIdentifier(table)} (${names}) to stdout`));
  const hash = sha256();
  let [chunks, bytes, n]: [Buffer[], number, number] = [[], 0, 0];
  const part = (): BackupPart => {
    const made = { name: partName(table, n), bytes: Buffer.concat(chunks) };
    hash.update(made.bytes);
    [chunks, bytes, n] = [[], 0, n + 1];
    return made;
  };
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= PART_BYTES) yield part();
  }
  if (bytes > 0) yield part();
  return { table, rows: copied.rowCount, sha256: hash.digest('hex') };
}
