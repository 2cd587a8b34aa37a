import { setMaxListeners } from 'node:events';
import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from './measured.ts';
import { traced } from './traced.ts';
import { isTimeout, isUnavailable, timeoutError } from './unavailable.ts';

/**
 * Runs work for at most `ms` milliseconds. Then rejects with `late()` and aborts the signal of the work with it as the reason. The signal
 * is created lazily, because it costs more than the rest.
 * @param givenUp aborts the signal of the work too; not by AbortSignal.any, which takes six times as long
 */
export function withTimeout<T>(
  ms: number,
  late: () => Error,
  work: (signal: () => AbortSignal) => Promise<T>,
  givenUp?: AbortSignal,
): Promise<T> {
  let controller: AbortController | undefined;
  const giveUp = () => controller?.abort(givenUp?.reason);
  const signal = () => {
    if (controller) return controller.signal;
    controller = new AbortController();
    // Each engine request of a search adds a listener.
    setMaxListeners(0, controller.signal);
    if (givenUp?.aborted) giveUp();
    else givenUp?.addEventListener('abort', giveUp, { once: true });
    return controller.signal;
  };
  // A hot path: one promise and one timer, where Promise.race would make four promises more.
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = late();
      reject(error);
      controller?.abort(error);
    }, ms);
    const settle = <V>(done: (value: V) => void) => {
      return (value: V) => {
        clearTimeout(timer);
        givenUp?.removeEventListener('abort', giveUp);
        done(value);
      };
    };
    work(signal).then(settle(resolve), settle(reject));
  });
}

/**
 * Runs work against one dependency and refuses at once while it is known to be away. Work that can be stopped asks for `limit`, a signal
 * aborted at the timeout or with `givenUp`. Failures after `givenUp` is aborted say nothing about the dependency and are passed on.
 */
export type Guard = <T>(work: (limit: () => AbortSignal) => Promise<T>, givenUp?: AbortSignal) => Promise<T>;

export interface GuardOptions {
  readonly dependency: string;
  readonly span?: string;
  readonly registry: Registry;
  readonly timeoutMs: number;
  /** Creates the error to throw: `full` if the bulkhead is full (without a cause), `late` after a timeout, `away` while the circuit is open. */
  readonly refusal: (refused: 'full' | 'late' | 'away', cause?: unknown) => unknown;
  readonly onOpen?: (failure: unknown) => void;
  readonly onClose?: () => void;
  readonly now?: () => number;
}

const MAX_IN_PROGRESS = 64;
const RETRY_MS = 1000;
/** Consecutive failures that open the circuit; a single one may be chance. */
const MAX_FAILURES = 3;
/** Consecutive timeouts that open the circuit. Slow work may just be hard, and one client can ask for a few such pieces at a time. */
const MAX_LATE = 10;

class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** The caller aborted; the error of the work is in `cause`. */
class GivenUpError extends Error {}

/**
 * Creates a circuit breaker with a timeout behind a bulkhead, with metrics and spans. It opens after three consecutive failures or ten
 * consecutive timeouts and tries again once a second. Errors in our own request pass through and do not count.
 */
export function createGuard({ dependency, span = dependency, registry, timeoutMs, ...options }: GuardOptions): Guard {
  const { refusal, onOpen, onClose, now = () => performance.now() } = options;
  let inProgress = 0;
  let refused = 0;
  let failures = 0;
  let late = 0;
  let opened = 0;
  let retryAt: number | null = null;

  const labels = { dependency };
  measureGauge(registry, {
    name: 'circuit_open',
    help: '1 while a dependency is taken to be away and not asked, 0 otherwise',
    labels,
    read: () => Number(retryAt !== null),
  });
  measureCounter(registry, {
    name: 'circuit_opened_total',
    help: 'Times a dependency was taken to be away',
    labels,
    read: () => opened,
  });
  measureGauge(registry, {
    name: 'dependency_calls_in_progress',
    help: 'Calls of a dependency that requests wait for',
    labels,
    read: () => inProgress,
  });
  measureCounter(registry, {
    name: 'dependency_calls_refused_total',
    help: 'Calls of a dependency that were refused because too many were in progress',
    labels,
    read: () => refused,
  });

  function answered(): void {
    failures = 0;
    late = 0;
    if (retryAt !== null) onClose?.();
    retryAt = null;
  }

  function failed(error: unknown): void {
    if (isTimeout(error)) late += 1;
    else failures += 1;
    if (retryAt !== null || (failures < MAX_FAILURES && late < MAX_LATE)) return;
    retryAt = now() + RETRY_MS;
    opened += 1;
    onOpen?.(error);
  }

  const run: Guard = async (work, givenUp) => {
    if (inProgress >= MAX_IN_PROGRESS) {
      refused += 1;
      throw refusal('full');
    }
    if (retryAt !== null) {
      if (now() < retryAt) throw refusal('away', new CircuitOpenError('too many failures in a row; not tried'));
      retryAt = now() + RETRY_MS;
    }
    const tried = async (limit: () => AbortSignal) => {
      try {
        return await work(limit);
      } catch (error) {
        throw givenUp?.aborted ? new GivenUpError('given up', { cause: error }) : error;
      }
    };
    inProgress += 1;
    try {
      const answer = await withTimeout(timeoutMs, () => timeoutError(timeoutMs), tried, givenUp);
      answered();
      return answer;
    } catch (error) {
      if (error instanceof GivenUpError) throw error.cause;
      if (!isUnavailable(error)) {
        answered();
        throw error;
      }
      failed(error);
      throw refusal(isTimeout(error) ? 'late' : 'away', error);
    } finally {
      inProgress -= 1;
    }
  };
  return (work, givenUp) => traced(span, () => run(work, givenUp));
}
