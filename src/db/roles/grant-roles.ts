import type { Database } from '../open-database.ts';
import { anyRow, oneRow, rows } from '../rows.ts';
import { ROLE_GRANTS, ROLES, type Role } from './role-grants.ts';

/** SQLSTATEs for an existing role, also if it was created concurrently. */
const EXISTS = new Set(['42710', '23505']);
const INSUFFICIENT_PRIVILEGE = '42501';

/** Serialises grants: concurrent ones fail with "tuple concurrently updated". */
const GRANT_LOCK = 7_301_015;

/** Schema of graphile-worker, whose tables hide their rows from all but their owner. */
const JOBS = 'graphile_worker';

/**
 * Creates missing roles and grants each exactly its rights. Roles belong to a server and rights to a database, so both are checked every
 * time. Safe to call from several processes.
 * @param passwords by role, for roles that may log in
 * @returns the server's reason if it could not be done, or null
 */
export async function grantRoles(
  db: Database,
  passwords: ReadonlyMap<string, string> = new Map(),
): Promise<string | null> {
  try {
    for (const role of ROLES) await makeRole(db, role);
    await db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [GRANT_LOCK]);
      for (const role of ROLES) await grant(trx, role);
      await grantJobs(trx);
      for (const role of ROLES) await allowLogin(trx, role, passwords.get(role));
    });
    return null;
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    return (error as Error).message.replace(/^[\s\S]* - /, '');
  }
}

async function makeRole(db: Database, role: Role): Promise<void> {
  if (await anyRow(db, 'select 1 from pg_roles where rolname = ?', [role])) return;
  await db.raw('create role ?? nologin', [role]).catch((error: unknown) => {
    if (!EXISTS.has(codeOf(error))) throw error;
  });
}

async function allowLogin(db: Database, role: Role, password: string | undefined): Promise<void> {
  if (password === undefined) return;
  // DDL takes no parameters; the server quotes the text.
  const { sql } = await oneRow<{ sql: string }>(
    db,
    `select format('alter role %I login password %L', ?::text, ?::text) as sql`,
    [role, password],
  );
  await db.raw(sql.replaceAll('?', '\\?'));
}

async function grant(db: Database, role: Role): Promise<void> {
  const { tables, functions = [] } = ROLE_GRANTS[role];
  await db.raw('revoke all on all tables in schema public from ??', [role]);
  await db.raw('grant usage on schema public to ??', [role]);
  for (const [table, privileges] of Object.entries(tables)) {
    await db.raw(`grant ${privileges.join(', ')} on ?? to ??`, [table, role]);
  }
  for (const name of functions) await db.raw(`grant execute on function ${name} to ??`, [role]);
}

/** Only the ingest worker may use jobs. */
async function grantJobs(db: Database): Promise<void> {
  const tables = await rows<{ name: string; hidden: boolean }>(
    db,
    `select c.relname as name, c.relrowsecurity and not exists (
       select 1 from pg_policies p where p.schemaname = ? and p.tablename = c.relname and p.policyname = 'menus_ingest'
     ) as hidden
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = ? and c.relkind = 'r'`,
    [JOBS, JOBS],
  );
  if (tables.length === 0) return;
  await db.raw(`grant usage on schema ${JOBS} to menus_ingest`);
  await db.raw(`grant all on all tables in schema ${JOBS} to menus_ingest`);
  await db.raw(`grant usage on all sequences in schema ${JOBS} to menus_ingest`);
  for (const { name } of tables.filter(({ hidden }) => hidden)) {
    await db.raw(`create policy menus_ingest on ${JOBS}.?? to menus_ingest using (true) with check (true)`, [name]);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
