import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** Bounds the memory a flood of made-up client ids can take; beyond it the oldest windows are forgotten. */
const MOST_WINDOWS = 20_000;

/** What is left of one caller's allowance in the current minute. */
interface Allowance {
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Counts what each caller does in a minute that begins with the first count. */
export interface AttemptLimit {
  readonly perMinute: number;
  allowance(key: string): Allowance;
  count(key: string): void;
}

export function createAttemptLimit(perMinute: number, now: () => number = Date.now): AttemptLimit {
  const windows = new LRUCache<string, { count: number; readonly endsAt: number }>({ max: MOST_WINDOWS });

  function live(key: string): { count: number; readonly endsAt: number } | undefined {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now() ? window : undefined;
  }

  return {
    perMinute,
    allowance(key) {
      const window = live(key);
      const left = (window?.endsAt ?? now() + WINDOW_MS) - now();
      return {
        remaining: Math.max(0, perMinute - (window?.count ?? 0)),
        resetSeconds: Math.max(1, Math.ceil(left / 1000)),
      };
    },
    count(key) {
      const window = live(key);
      if (window === undefined) windows.set(key, { count: 1, endsAt: now() + WINDOW_MS });
      else window.count += 1;
    },
  };
}
