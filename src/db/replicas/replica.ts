import { lateError } from '../../lib/unavailable.ts';
import { within } from '../../lib/within.ts';
import type { LookUps } from '../../ports/look-ups.ts';
import type { Database } from '../open-database.ts';
import type { Needed } from './primary-position.ts';
import { createStateReader, isSamePosition, type ServerState } from './read-state.ts';

/** A server that look-ups may go to. */
export interface Replica {
  /** Host and port. */
  readonly place: string;
  /** Look-ups in progress. */
  readonly inProgress: number;
  /** Look-ups that it answered. */
  readonly answered: number;
  /** Whether it is a standby of the primary, as far as it answers. */
  readonly isStandby: boolean;
  /** Last place of the change feed that was seen there; null where it is not known. */
  readonly lastPlace: number | null;
  /** Whether all that is needed can be seen there. */
  has(needed: Needed): Promise<boolean>;
  /**
   * Looks something up, and then how far the server was after that.
   * @throws what the pool throws, and where it takes too long
   */
  lookUp<T>(
    work: (from: LookUps) => Promise<T>,
    needed: Needed,
  ): Promise<{ readonly value: T; readonly after: ServerState }>;
  /** Says that it failed: nothing is known of it until it has answered a look. */
  failed(): void;
  /** Asks it how far it is. */
  look(): Promise<ServerState>;
}

/** A look-up that takes longer is made elsewhere, while there is time for that. */
const LATE_MS = 500;
/** Where there is nowhere else, and for a look that nobody waits for. */
const PATIENT_MS = 1200;

export function createReplica(place: string, db: Database, lookUps: LookUps): Replica {
  const read = createStateReader(db);
  let known: ServerState | null = null;
  /** Since it last failed: while there is no primary, it may just have been promoted. */
  let wasStandby = false;
  let inProgress = 0;
  let answered = 0;

  const inTime = <T>(ms: number, work: () => Promise<T>): Promise<T> => within(ms, () => lateError(ms), work);
  const patience = ({ away }: Needed): number => (away ? PATIENT_MS : LATE_MS);

  async function ask(at: number, ms: number): Promise<ServerState> {
    const state = await inTime(ms, () => read(at));
    wasStandby ||= state.standby;
    known = state;
    return state;
  }

  function failed(): void {
    known = null;
    wasStandby = false;
  }

  return {
    place,
    get inProgress() {
      return inProgress;
    },
    get answered() {
      return answered;
    },
    get isStandby() {
      return known?.standby === true;
    },
    get lastPlace() {
      return known?.place ?? null;
    },
    async has(needed) {
      const { position, away: primaryAway } = needed;
      if (!primaryAway && position && known?.standby === true && isSamePosition(known, position)) return true;
      const state = await ask(position?.place ?? 0, patience(needed));
      // A primary that answers is asked as such.
      if (!state.standby && !(primaryAway && wasStandby)) return false;
      if (primaryAway && !state.drained) return false;
      return position === null || (state.place >= position.place && state.markThere === position.mark);
    },
    async lookUp(work, needed) {
      inProgress += 1;
      try {
        const value = await inTime(patience(needed), () => work(lookUps));
        const after = await ask(0, patience(needed));
        answered += 1;
        return { value, after };
      } finally {
        inProgress -= 1;
      }
    },
    failed,
    async look() {
      try {
        return await ask(0, PATIENT_MS);
      } catch (error) {
        failed();
        throw error;
      }
    },
  };
}
