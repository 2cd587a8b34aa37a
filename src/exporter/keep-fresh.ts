import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../lib/outage-log.ts';
import { MAKING_PATIENCE_MS } from '../ports/prepared-exports.ts';

export interface Made<T> {
  readonly mark: string;
  readonly value: T;
}

export interface KeptFresh<T> {
  /** The latest product; null if the first is not ready in time. @throws errors of making the first one */
  latest(): Promise<T | null>;
  /** Adopts a product of an earlier process; soon checks whether it is up to date. */
  resume(made: Made<T>): void;
  stop(): void;
}

export interface KeepFreshOptions<T> {
  readonly make: () => Promise<Made<T>>;
  readonly mark: () => Promise<string>;
  readonly everySeconds: number;
  /** Maximum wait of a request for the first product. */
  readonly patienceMs?: number;
  /** Pause after a failed first product, regardless of requests. */
  readonly restMs?: number;
  readonly outage: OutageLog;
}

const SOON_MS = 1000;
const REST_MS = 10_000;

/** Makes nothing and leaves the database alone until the first request. */
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
      outage.recovered();
    } catch (error) {
      // An outdated product is better than none.
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
