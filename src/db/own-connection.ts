import pg from 'pg';
import { connectionSettings, type Database } from './open-database.ts';

/** A connection beside the pool, for what lasts longer than a statement. */
export interface OwnConnection {
  readonly client: pg.Client;
  /** Says that it is in use from now on, however long nothing happens on it. Until then it fails where the server is silent. */
  lasts(): void;
  /** Ends it; a server that does not say goodbye is left. Never rejects. */
  end(): Promise<void>;
}

const SETTLING_MS = 10_000;
const GOODBYE_MS = 1000;

/**
 * Makes a connection with the settings of the pool; `client.connect()` opens it.
 * @throws UnavailableError where none of several servers takes writes
 */
export async function ownConnection(db: Database): Promise<OwnConnection> {
  const settings = await connectionSettings(db);
  const socket = settings.stream();
  const client = new pg.Client({ ...settings, stream: () => socket });
  socket.setTimeout(SETTLING_MS, () => socket.destroy());
  return {
    client,
    lasts() {
      socket.setTimeout(0);
    },
    async end() {
      const late = setTimeout(() => socket.destroy(), GOODBYE_MS);
      await client.end().catch(() => undefined);
      clearTimeout(late);
    },
  };
}
