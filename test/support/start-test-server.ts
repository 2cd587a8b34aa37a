import { access, constants, statfs } from 'node:fs/promises';
import pino from 'pino';
import { prepareJobs } from '../../src/db/job-pool.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { dataFolder, started } from './embedded-postgres.ts';
import type { Teardown } from './teardown.ts';
import { databaseUrl, TEMPLATE } from './test-server.ts';

/** Starts a database server with the migrated template of the tests and resolves to its address; stopped and removed at the end. */
export async function startTestServer(t: Teardown): Promise<string> {
  const dataDir = await dataFolder(t, await folderInMemory());
  const { url } = await started(t, { dataDir, logger: pino({ level: 'warn' }) });
  await makeTemplate(url);
  return url;
}

/** In-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** Bytes needed for the concurrent databases of a run. */
const ROOM = 3e9;

/** A database for each test is some 300 files; copying them on a disk takes three to ten times the processor time. */
async function folderInMemory(): Promise<string | undefined> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ROOM ? IN_MEMORY : undefined;
  } catch {
    return undefined;
  }
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
  await prepareJobs(template);
  await template.destroy();
}
