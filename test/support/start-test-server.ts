import pino from 'pino';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { dataFolder, started } from './embedded-postgres.ts';
import type { Teardown } from './teardown.ts';
import { databaseUrl, TEMPLATE } from './test-server.ts';

/** Starts a database server with the migrated template of the tests and resolves to its address; at the end it is stopped and removed. */
export async function startTestServer(t: Teardown): Promise<string> {
  const { url } = await started(t, { dataDir: await dataFolder(t), logger: pino({ level: 'warn' }) });
  await makeTemplate(url);
  return url;
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = openDatabase({ url: serverUrl, maxConnections: 1 });
  await server.raw('create database ??', [TEMPLATE]);
  // Both ends hash the password for each of some thousand connections, by default 4096 times.
  const { username, password } = new URL(serverUrl);
  await server.raw('set scram_iterations = 1');
  await server.raw(`alter role ?? password '${password}'`, [username]);
  await server.destroy();
  const template = openDatabase({ url: databaseUrl(serverUrl, TEMPLATE) });
  await migrate(template);
  await template.destroy();
}
