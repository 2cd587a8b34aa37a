/**
 * What a piece of work showed of its dependency. `answered`: it is there, whatever it said; `late`: no answer in time;
 * `unknown`: nothing, because the caller gave up.
 */
export type Outcome = 'answered' | 'failed' | 'late' | 'unknown';

/** Stops work for a while after too many failures in a row. */
export interface Circuit {
  /**
   * Runs the work and rejects as it does.
   * @throws CircuitOpenError without running it, while the circuit is open
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface CircuitOptions {
  /** What an error of the work shows; work that resolves has `answered`. */
  judge(error: unknown): Outcome;
  /** Called with the last failure when the circuit opens. */
  readonly onOpen?: ((failure: unknown) => void) | undefined;
  /** Called with the first answer after that. */
  readonly onClose?: (() => void) | undefined;
  /** Milliseconds of a clock that never goes back; performance.now by default. */
  readonly now?: (() => number) | undefined;
}

/** Thrown in place of running the work. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** Time between two tries of an open circuit. */
export const RETRY_MS = 1000;
/** One failure may be chance; these many without an answer between them are not. */
const MOST_FAILURES = 3;
/** Work that takes too long may only be hard, and one client can ask for a few such pieces at a time. */
const MOST_LATE = 10;

/** A circuit that opens after three failures or ten late answers in a row, and then lets one piece of work a second try. */
export function createCircuit({ judge, onOpen, onClose, now = () => performance.now() }: CircuitOptions): Circuit {
  let failures = 0;
  let late = 0;
  let retryAt: number | null = null;

  function note(outcome: Outcome, error?: unknown): void {
    if (outcome === 'answered') {
      failures = 0;
      late = 0;
      if (retryAt !== null) onClose?.();
      retryAt = null;
      return;
    }
    if (outcome === 'failed') failures += 1;
    if (outcome === 'late') late += 1;
    if (retryAt !== null || (failures < MOST_FAILURES && late < MOST_LATE)) return;
    retryAt = now() + RETRY_MS;
    onOpen?.(error);
  }

  return {
    async run(work) {
      if (retryAt !== null) {
        if (now() < retryAt) throw new CircuitOpenError('too many failures in a row; not tried');
        retryAt = now() + RETRY_MS;
      }
      try {
        const result = await work();
        note('answered');
        return result;
      } catch (error) {
        note(judge(error), error);
        throw error;
      }
    },
  };
}
