import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../../lib/outage-log.ts';
import { lateError } from '../../lib/unavailable.ts';
import { within } from '../../lib/within.ts';
import type { Database } from '../open-database.ts';
import { createStateReader, type Position, type ServerState } from './read-state.ts';

/** What an answer must be as new as. */
export interface Needed {
  /** Null where it was never known, which is so when this process began without a primary. */
  readonly position: Position | null;
  /** Whether the primary does not say now how far it is. */
  readonly away: boolean;
  /** Whether it has said so for a while: each pool finds a new primary by itself. */
  readonly settled: boolean;
}

/** Follows how far the primary is. */
export interface PrimaryPosition {
  /** As of after the call. Never rejects. */
  now(): Promise<Needed>;
  /** Whether the primary shows this too. Where it is away, nothing older is answered from now on. */
  confirms(position: Position): Promise<boolean>;
  /**
   * Asks the primary, also where it is known to be away.
   * @throws what the pool throws where it does not answer
   */
  look(): Promise<ServerState>;
}

/** Longer than it takes on a busy machine, and less than a request has. */
const LATE_MS = 1000;
/** A replica shows a commit a moment before the primary does, or longer where commits wait for another replica. */
const TRIES = 5;
const PAUSE_MS = 4;
/** In which all pools of a process have found a new primary. */
const SETTLING_MS = 3000;

export function createPrimaryPosition(db: Database, outage: OutageLog): PrimaryPosition {
  const read = createStateReader(db);
  let last: Position | null = null;
  let away = false;
  let awayAt = Number.NEGATIVE_INFINITY;
  let asked = 0;
  let answered = 0;

  async function ask(place: number): Promise<ServerState> {
    asked += 1;
    const number = asked;
    try {
      const state = await within(
        LATE_MS,
        () => lateError(LATE_MS),
        () => read(place),
      );
      // An answer may come after that to a later question.
      if (number > answered) {
        answered = number;
        last = { place: state.place, mark: state.mark };
        away = false;
        outage.well();
      }
      return state;
    } catch (error) {
      if (number > answered) {
        answered = number;
        away = true;
        awayAt = performance.now();
        outage.failed(error);
      }
      throw error;
    }
  }

  return {
    async now() {
      if (!away) await ask(0).catch(() => undefined);
      return { position: last, away, settled: !away && performance.now() - awayAt > SETTLING_MS };
    },
    async confirms(position) {
      try {
        for (let tries = 0; tries < TRIES && !away; tries += 1) {
          const state = await ask(position.place);
          if (state.place >= position.place) return state.markThere === position.mark;
          await sleep(PAUSE_MS);
        }
      } catch {
        // It has just gone away.
      }
      if (!away) return false;
      if (last === null || position.place > last.place) last = position;
      return true;
    },
    look: () => ask(0),
  };
}
