import { layoutOf } from '@menu-data-service/embedded-postgres/layout';
import { findPostmaster } from '@menu-data-service/embedded-postgres/postmaster';
import { migrate } from '../../src/db/migrate.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/db/open-database.ts';
import { dataFolder, started } from './embedded-postgres.ts';
import type { Teardown } from './teardown.ts';
import { withTeardown } from './with-teardown.ts';

/** A database server for a script that uses test helpers. */
export interface OwnServer {
  readonly db: Database;
  readonly url: string;
  /** Sends a signal to the server, which restarts at once; false while it is not running. */
  kill(signal: 'SIGKILL' | 'SIGINT'): boolean;
  /** Replaces a test: undone at the end. */
  readonly t: Teardown;
}

/** Runs `work` over an embedded server with a migrated database, and removes everything afterwards. */
export function withOwnServer(work: (server: OwnServer) => Promise<void>): Promise<void> {
  return withTeardown(async (t) => {
    const folder = await dataFolder(t);
    const { url } = await started(t, { dataDir: folder, durable: true });
    const db = openDatabase({ url, acquireTimeoutMs: 3000 });
    t.teardown(() => closeDatabase(db));
    await migrate(db);
    const kill: OwnServer['kill'] = (signal) => {
      const postmaster = findPostmaster(layoutOf(folder).cluster);
      return postmaster !== null && process.kill(postmaster.pid, signal);
    };
    await work({ db, url, kill, t });
  });
}
