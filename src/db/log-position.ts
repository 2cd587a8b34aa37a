import type { Database } from './open-database.ts';
import { oneRow } from './rows.ts';

/** How far a server is: bytes of the log that were written, or on a standby replayed, since the cluster was made. */
export interface LogPosition {
  readonly standby: boolean;
  readonly bytes: number;
}

const POSITION = `
  select pg_is_in_recovery() as standby,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::float8 as bytes`;

/** @throws what the pool throws where the server does not answer */
export function logPosition(db: Database): Promise<LogPosition> {
  return oneRow<LogPosition>(db, POSITION);
}
