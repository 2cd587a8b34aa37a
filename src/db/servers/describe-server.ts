import { closeDatabase, openDatabase } from '../open-database.ts';
import { rows } from '../rows.ts';

/** One of several servers, for a person. */
export interface DescribedServer {
  readonly standby: boolean;
  /** Whether a standby gets what the primary writes; true of a primary. */
  readonly connected: boolean;
  /** Seconds since a standby replayed something, where it has more to replay; 0 of a primary. */
  readonly behindSeconds: number;
}

const STATE = `
  select pg_is_in_recovery() as standby,
    not pg_is_in_recovery() or exists (select from pg_stat_wal_receiver) as connected,
    case when pg_last_wal_receive_lsn() > pg_last_wal_replay_lsn()
      then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 else 0 end as "behindSeconds"`;

/**
 * Asks one server what it is.
 * @param url of a single host
 * @throws what the driver throws where it does not answer within three seconds
 */
export async function describeServer(url: string): Promise<DescribedServer> {
  const db = openDatabase({ url, maxConnections: 1, acquireTimeoutMs: 3000, statementTimeoutMs: 3000 });
  try {
    const [state] = await rows<DescribedServer>(db, STATE);
    if (!state) throw new Error('it said nothing');
    return state;
  } finally {
    await closeDatabase(db);
  }
}
