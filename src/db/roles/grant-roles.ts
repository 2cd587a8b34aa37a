import type { Database } from '../open-database.ts';
import { anyRow, rows } from '../rows.ts';
import { ROLE_GRANTS, ROLES, type Role } from './role-grants.ts';

/** SQLSTATEs of a server that has the role already, also when somebody else made it just now. */
const EXISTS = new Set(['42710', '23505']);
const INSUFFICIENT_PRIVILEGE = '42501';

/** The server takes two at once for an accident: "tuple concurrently updated". */
const GRANT_LOCK = 7_301_015;

/** The schema of graphile-worker, whose tables hide their rows from all but their owner. */
const JOBS = 'graphile_worker';

/**
 * Makes the roles where they are missing, and gives each exactly the rights of its table. Roles belong to a whole server, rights to one
 * database, so both are looked at every time. Any number of processes may do so at once.
 * @returns why it could not be done, in the words of the server, or null
 */
export async function grantRoles(db: Database): Promise<string | null> {
  try {
    for (const role of ROLES) await makeRole(db, role);
    await db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [GRANT_LOCK]);
      for (const role of ROLES) await grant(trx, role);
      await grantJobs(trx);
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

async function grant(db: Database, role: Role): Promise<void> {
  const { tables, functions = [] } = ROLE_GRANTS[role];
  await db.raw('revoke all on all tables in schema public from ??', [role]);
  await db.raw('grant usage on schema public to ??', [role]);
  for (const [table, privileges] of Object.entries(tables)) {
    await db.raw(`grant ${privileges.join(', ')} on ?? to ??`, [table, role]);
  }
  for (const name of functions) await db.raw(`grant execute on function ${name} to ??`, [role]);
}

/** Jobs are of the ingest worker alone. */
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
