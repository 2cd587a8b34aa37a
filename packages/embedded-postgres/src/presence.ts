import pg from 'pg';
import { SERVER_USER, type ServerSettings, serverUrl } from './settings-file.ts';

/** Advisory locks of the database "postgres"; they end with the connection, and so with a killed process. */
const OWNER_LOCK = 7_301_001;
const USER_LOCK = 7_301_002;

/** Users of the server: at most one owner (a running service), and any number of commands. */
export type Role = 'service' | 'command';

export interface Presence {
  /** False if a service runs already; only one may. */
  readonly granted: boolean;
  /** Ends our own use; tells whether other processes still use the server. */
  leave(): Promise<{ readonly last: boolean }>;
  end(): Promise<void>;
}

/** Announces this process at the server; `onLost` is called when the connection breaks later. Rejects if it cannot connect. */
export async function announce(settings: ServerSettings, role: Role, onLost: () => void): Promise<Presence> {
  const client = new pg.Client({
    connectionString: serverUrl(settings, 'postgres'),
    application_name: `${SERVER_USER} ${role} ${process.pid}`,
    keepAlive: true,
  });
  // Before it is announced, and once it leaves, a failed query reports the break.
  let announced = false;
  const lose = (): void => {
    if (!announced) return;
    announced = false;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  await client.connect();
  await client.query('set idle_session_timeout = 0');
  await tryLock(client, 'pg_try_advisory_lock_shared', USER_LOCK);
  const granted = role === 'command' || (await tryLock(client, 'pg_try_advisory_lock', OWNER_LOCK));
  announced = true;
  const end = async (): Promise<void> => {
    announced = false;
    await client.end().catch(() => undefined);
  };
  return {
    granted,
    end,
    async leave() {
      announced = false;
      try {
        await tryLock(client, 'pg_advisory_unlock_shared', USER_LOCK);
        return { last: await tryLock(client, 'pg_try_advisory_lock', USER_LOCK) };
      } catch {
        // A broken connection says nothing about the others: treat the server as ours and stop it.
        return { last: true };
      } finally {
        await end();
      }
    },
  };
}

async function tryLock(client: pg.Client, how: string, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`select ${how}($1) as locked`, [key]);
  return rows[0]?.locked === true;
}
