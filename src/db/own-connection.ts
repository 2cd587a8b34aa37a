import type pg from 'pg';
import { connectionSettings, type Database } from './open-database.ts';
import { PrimaryClient } from './primary-client.ts';

export interface OwnConnection {
  readonly client: pg.Client;
  /** Allows long silence, once the connection is in use. Until then it fails if the server is silent. */
  disableIdleTimeout(): void;
  /** Closes the connection without waiting long for the server. Never rejects. */
  end(): Promise<void>;
}

const SETTLING_MS = 10_000;
const GOODBYE_MS = 1000;

/** Creates a connection with the settings of the pool; `client.connect()` opens it. */
export function ownConnection(db: Database): OwnConnection {
  const settings = connectionSettings(db);
  const socket = settings.stream();
  const client = new PrimaryClient({ ...settings, stream: () => socket });
  socket.setTimeout(SETTLING_MS, () => socket.destroy());
  return {
    client,
    disableIdleTimeout() {
      socket.setTimeout(0);
    },
    async end() {
      const late = setTimeout(() => socket.destroy(), GOODBYE_MS);
      await client.end().catch(() => undefined);
      clearTimeout(late);
    },
  };
}
