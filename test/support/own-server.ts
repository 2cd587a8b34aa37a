import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/db/open-database.ts';
import type { Teardown } from './embedded-postgres.ts';
import { removeFolder } from './temporary-folder.ts';

/** A database server of its own for a script that uses what tests use. */
export interface OwnServer {
  readonly db: Database;
  readonly url: string;
  /** Data folder of the server. */
  readonly folder: string;
  /** In place of a test: what is to be stopped at the end. */
  readonly t: Teardown;
}

/** Runs `work` over an embedded server with a migrated database, and removes all of it afterwards. */
export async function withOwnServer(work: (server: OwnServer) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'menus-script-'));
  // Started by root, the server runs as another account, which must be able to enter.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, logger: pino({ level: 'silent' }) });
  const db = openDatabase({ url: server.url, acquireTimeoutMs: 3000 });
  const endings: (() => unknown)[] = [() => closeDatabase(db)];
  try {
    await migrate(db);
    await work({ db, url: server.url, folder, t: { teardown: (end: () => unknown) => void endings.push(end) } });
  } finally {
    for (const end of endings.reverse()) await end();
    await server.stop();
    await removeFolder(folder);
  }
}
