import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { databaseUrl, TEMPLATE, testServerUrl } from './test-server.ts';

/** A migrated, empty database of the test's own; it is dropped, and `db` ended, when the test is over. */
export async function testDatabase(t: ExecutionContext): Promise<{ readonly db: Database; readonly url: string }> {
  const serverUrl = testServerUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openDatabase({ url: serverUrl, maxConnections: 1 });
  await server.raw('create database ?? template ??', [name, TEMPLATE]);
  const url = databaseUrl(serverUrl, name);
  const db = openDatabase({ url });
  t.teardown(async () => {
    await db.destroy();
    await server.raw('drop database ?? with (force)', [name]);
    await server.destroy();
  });
  return { db, url };
}
