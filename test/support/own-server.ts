import { layoutOf } from '../../src/db/embedded-postgres/layout.ts';
import { findPostmaster } from '../../src/db/embedded-postgres/postmaster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/db/open-database.ts';
import { dataFolder, started } from './embedded-postgres.ts';
import type { Teardown } from './teardown.ts';
import { withTeardown } from './with-teardown.ts';

/** A database server of its own for a script that uses what tests use. */
export interface OwnServer {
  readonly db: Database;
  readonly url: string;
  /** Sends a signal to the server, which is started again at once; false while it does not run. */
  kill(signal: 'SIGKILL' | 'SIGINT'): boolean;
  /** In place of a test: what is to be stopped at the end. */
  readonly t: Teardown;
}

/** Runs `work` over an embedded server with a migrated database, and removes all of it afterwards. */
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
