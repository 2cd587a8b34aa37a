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

export function asRole(url: string, role: Role): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c role=${role}`);
  // URLSearchParams encodes a space as a plus, which the driver takes literally.
  return address.href.replaceAll('+', '%20');
}

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
}

let last: Promise<unknown> = Promise.resolve();

/** Runs work one at a time: twenty copies at once delay connections of other tests beyond their limits. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** A migrated, empty database for one test. It is dropped, and `db` closed, after the test. */
export async function testDatabase(t: ExecutionContext): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a tenth of the time of logging the copy. It is safe, because nothing writes to the template.
  await inTurn(() => runOnServer(`create database ${name} template ${TEMPLATE} strategy file_copy`));
  const url = databaseUrl(testServerUrl(), name);
  // Other tests in the same process may block the thread for long.
  const db = openDatabase({ url, maxConnections: 5, acquireTimeoutMs: 60_000 });
  t.teardown(async () => {
    await db.destroy();
    await runOnServer(`drop database ${name} with (force)`);
  });
  return { db, url };
}
