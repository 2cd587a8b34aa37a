import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import type { Role } from '../../src/db/roles/role-grants.ts';
import { databaseUrl, TEMPLATE, testServerUrl } from './test-server.ts';

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same database for connections that work as this role. */
export function asRole(url: string, role: Role): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c role=${role}`);
  // As URLSearchParams writes it a space would be a plus, which the driver takes for one.
  return address.href.replaceAll('+', '%20');
}

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
}

/** A migrated, empty database for one test. It is dropped, and `db` closed, when the test is over. */
export async function testDatabase(t: ExecutionContext): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a tenth of the time of logging the copy. It is safe, because nothing writes to the template.
  await runOnServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = databaseUrl(testServerUrl(), name);
  // Tests beside it in the same process may hold the thread for long.
  const db = openDatabase({ url, maxConnections: 5, acquireTimeoutMs: 60_000 });
  t.teardown(async () => {
    await db.destroy();
    await runOnServer(`drop database ${name} with (force)`);
  });
  return { db, url };
}
