import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../src/lib/outage-log.ts';
import { MAKING_PATIENCE_MS } from '../src/ports/prepared-exports.ts';

/** Something that was made of the data that had this mark. */
export interface Made<T> {
  readonly mark: string;
  readonly value: T;
}

/** Something that is made when it is first asked for, and again when the data have changed. */
export interface KeptFresh<T> {
  /**
   * What was made last; null where the first is not ready within a moment.
   * @throws what making the first one threw
   */
  latest(): Promise<T | null>;
  /** Takes what was made before this process began; it is looked at soon whether it still holds. */
  resume(made: Made<T>): void;
  stop(): void;
}

export interface KeepFreshOptions<T> {
  readonly make: () => Promise<Made<T>>;
  /** The mark of the data now. */
  readonly mark: () => Promise<string>;
  /** How long after one was made, or found to hold, the data are looked at again. */
  readonly everySeconds: number;
  /** How long a request waits for the first one. */
  readonly patienceMs?: number;
  /** How long a first one that failed is not tried again, whoever asks. */
  readonly restMs?: number;
  readonly outage: OutageLog;
}

const SOON_MS = 1000;
const REST_MS = 10_000;

/** Nothing is made, and the database is not asked, until the first request. */
export function keepFresh<T>(options: KeepFreshOptions<T>): KeptFresh<T> {
  const { make, mark, everySeconds, patienceMs = MAKING_PATIENCE_MS, restMs = REST_MS, outage } = options;
  let made: Made<T> | null = null;
  let making: Promise<Made<T>> | null = null;
  let failure: { readonly error: unknown; readonly at: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const makeOnce = (): Promise<Made<T>> => {
    making ??= make()
      .then((fresh) => {
        made = fresh;
        failure = null;
        lookAgain(everySeconds * 1000);
        return fresh;
      })
      .catch((error: unknown) => {
        failure = { error, at: performance.now() };
        throw error;
      })
      .finally(() => {
        making = null;
      });
    return making;
  };

  const lookAgain = (afterMs: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void look(), afterMs).unref();
  };

  const look = async (): Promise<void> => {
    try {
      if ((await mark()) !== made?.mark) await makeOnce();
      outage.well();
    } catch (error) {
      // What was made last is better than nothing.
      if (!stopped) outage.failed(error);
    }
    lookAgain(everySeconds * 1000);
  };

  return {
    async latest() {
      if (made) return made.value;
      if (failure && performance.now() - failure.at < restMs) throw failure.error;
      const first = makeOnce();
      first.catch(() => undefined);
      const fresh = await Promise.race([first, sleep(patienceMs, null, { ref: false })]);
      return fresh?.value ?? null;
    },
    resume(earlier) {
      made ??= earlier;
      lookAgain(SOON_MS);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
