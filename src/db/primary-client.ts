import pg from 'pg';
import { UnavailableError } from '../lib/unavailable.ts';

/** Reported by a server at login since PostgreSQL 14. */
const STANDBY = 'in_hot_standby';
/** SQLSTATE of a write that the server refuses. */
const READ_ONLY = '25006';

type Connected = (error: Error | null, client?: pg.Client) => void;

/**
 * A connection that ends as soon as its server proves not to be the primary: at login or at a refused write. The next one is led to the new
 * primary by a proxy or managed address; kept, it would refuse for ever or show stale data.
 */
export class PrimaryClient extends pg.Client {
  #isStandby = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this;
    connection.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) => {
      if (status.parameterName === STANDBY) this.#isStandby = status.parameterValue === 'on';
    });
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) connection.stream.destroy(notPrimary());
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#connectToPrimary();
    if (!callback) return connected;
    connected.then((client) => callback(null, client), callback);
    return undefined;
  }

  async #connectToPrimary(): Promise<pg.Client> {
    await super.connect();
    if (!this.#isStandby) return this;
    void this.end().catch(() => undefined);
    throw notPrimary();
  }
}

const notPrimary = () =>
  new UnavailableError('The database server takes no writes: it is not, or no longer, the primary.');
