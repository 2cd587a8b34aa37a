import { type Bulkhead, BulkheadFullError } from './bulkhead.ts';
import { CircuitOpenError, createCircuit, type Outcome } from './circuit.ts';
import { isLate, isUnavailable, lateError } from './unavailable.ts';
import { within } from './within.ts';

/**
 * Runs work against one dependency and refuses at once while the dependency is known to be away. Work that can be
 * stopped asks for `limit`, which is aborted when its time is over or `givenUp` is. Work that fails once `givenUp` is aborted says
 * nothing about the dependency, and rejects as it did.
 */
export type Guard = <T>(work: (limit: () => AbortSignal) => Promise<T>, givenUp?: AbortSignal) => Promise<T>;

export interface GuardOptions {
  /** Longest wait for one piece of work. */
  readonly timeoutMs: number;
  readonly bulkhead: Bulkhead;
  /** What to throw where the dependency is away, did not answer in time, or was not asked. */
  readonly refusal: (cause: unknown) => unknown;
  /** Called with the last failure when the dependency is taken to be away. */
  readonly onOpen?: (failure: unknown) => void;
  /** Called when it is back. */
  readonly onClose?: () => void;
  /** See CircuitOptions. */
  readonly now?: (() => number) | undefined;
}

/** The caller gave up; what the work threw then is in `cause`. */
class GivenUpError extends Error {}

/**
 * A circuit with a time limit behind a bulkhead: after three failures in a row, or ten pieces of work in a row that took too long,
 * it refuses without trying, and tries again once a second. An error in our own request passes through and does not count.
 */
export function createGuard({ timeoutMs, bulkhead, refusal, onOpen, onClose, now }: GuardOptions): Guard {
  const circuit = createCircuit({ judge, onOpen, onClose, now });
  return async (work, givenUp) => {
    const tried = async (limit: () => AbortSignal) => {
      try {
        return await work(limit);
      } catch (error) {
        throw givenUp?.aborted ? new GivenUpError('given up', { cause: error }) : error;
      }
    };
    try {
      return await bulkhead.run(() => circuit.run(() => within(timeoutMs, () => lateError(timeoutMs), tried, givenUp)));
    } catch (error) {
      if (error instanceof GivenUpError) throw error.cause;
      throw isRefused(error) || isUnavailable(error) ? refusal(error) : error;
    }
  };
}

/** Whether the dependency was not asked. */
function isRefused(error: unknown): boolean {
  return error instanceof CircuitOpenError || error instanceof BulkheadFullError;
}

function judge(error: unknown): Outcome {
  if (error instanceof GivenUpError) return 'unknown';
  if (!isUnavailable(error)) return 'answered';
  return isLate(error) ? 'late' : 'failed';
}
