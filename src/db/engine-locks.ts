import type pg from 'pg';
import type { EngineLock, EngineLocks } from '../ports/engine-locks.ts';
import type { Database } from './open-database.ts';
import { ownConnection } from './own-connection.ts';

/** First key of the advisory locks of search engines; the second is a hash of the engine's name. */
const ENGINE_LOCKS = 7_301_004;

/** Allows one writer per engine, by an advisory lock that ends with its connection and so with a killed process. */
export function createEngineLocks(db: Database): EngineLocks {
  return {
    async tryAcquire(engine): Promise<EngineLock | null> {
      const { client, disableIdleTimeout, end } = ownConnection(db);
      const lost = new AbortController();
      let released = false;
      const lose = (): void => {
        if (!released) lost.abort(new Error(`the lock of the search engine ${engine} was lost with its connection`));
      };
      client.on('error', lose);
      client.on('end', lose);
      const release = async (): Promise<void> => {
        released = true;
        await end();
      };
      try {
        if (await tryLock(client, engine)) {
          disableIdleTimeout();
          return { lost: lost.signal, release };
        }
      } catch (error) {
        await release();
        throw error;
      }
      await release();
      return null;
    },
  };
}

async function tryLock(client: pg.Client, engine: string): Promise<boolean> {
  await client.connect();
  // Detects a cut line within seconds; otherwise a dead process would hold the lock for as long as the server waits.
  await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3');
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
    ENGINE_LOCKS,
    engine,
  ]);
  return rows[0]?.locked === true;
}
