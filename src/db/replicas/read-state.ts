import { batched } from '../../lib/batched.ts';
import type { Database } from '../open-database.ts';
import { prepared } from '../prepared.ts';

/** How far menus and restaurants are: the last place of the change feed, and what tells the change there from another one. */
export interface Position {
  readonly place: number;
  /** Null where that change is not kept, or there was none yet. */
  readonly mark: string | null;
}

/** How far a server is. */
export interface ServerState extends Position {
  readonly standby: boolean;
  /** Whether all that a standby has got from its primary can be seen. */
  readonly drained: boolean;
  /** Bytes of the log that were written, or on a standby replayed, since the cluster was made. */
  readonly logBytes: number;
  /** Mark of the change at the place that was asked for. */
  readonly markThere: string | null;
}

interface StateRow extends Omit<ServerState, 'markThere'> {
  readonly marks: Readonly<Record<string, string>>;
}

const LOG = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`;

const STATE = `
  select f.last_place as place, (select happened_at::text from changes where place = f.last_place) as mark,
    pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), true) as drained,
    (${LOG} - '0/0')::float8 as "logBytes",
    (select coalesce(json_object_agg(place, happened_at::text), '{}') from changes where place = any($1::bigint[])) as marks
  from change_feed f`;

/**
 * Reads how far a server is, and what is at a place of its feed. Whoever asks while it is read is answered by the next read, so the answer
 * is never of a moment before the question.
 */
export function createStateReader(db: Database): (place: number) => Promise<ServerState> {
  const read = batched(async (places: readonly number[]) => {
    const [row] = await prepared<StateRow>(db, 'server-state', STATE, [places]);
    if (!row) throw new Error('the change feed has no row of its own');
    const { marks, ...state } = row;
    return new Map(places.map((place) => [place, { ...state, markThere: marks[place] ?? null }]));
  });
  return async (place) => {
    const state = await read(place);
    if (!state) throw new Error('the server did not say how far it is');
    return state;
  };
}

/** Whether two positions are the same, on servers that may have gone different ways. */
export function isSamePosition(one: Position, other: Position): boolean {
  return one.place === other.place && one.mark === other.mark;
}
