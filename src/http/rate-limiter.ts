import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createOutageLog } from '../lib/outage-log.ts';
import { within } from '../lib/within.ts';
import type { RequestCounts } from '../ports/request-counts.ts';

/** Length of the window in which requests are counted. */
export const WINDOW_SECONDS = 60;

/**
 * Share of the limit that a process lets pass before the others know. Three processes together let pass at most
 * 1.09 times the limit.
 */
const AHEAD_SHARE = 0.03;
/** How long a process may keep to itself what it counted. */
const SETTLE_MS = 1000;
/** Longest wait for the shared count, and how long it is not asked after a failure. */
const SHARED_COUNT_MS = 1000;
const RETRY_MS = 5000;
/** Bounds the memory a flood of invented callers can take; beyond it the callers seen longest ago are forgotten. */
const MOST_KEYS = 20_000;

/** What is left to one caller in the current window. */
export interface Allowance {
  /** Name of the limit in the headers. */
  readonly policy: string;
  readonly perMinute: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
  /** True where this request is one too many. */
  readonly exceeded: boolean;
}

export interface RateLimiter {
  /** Counts a request of the caller and says what is left. */
  consume(caller: string): Promise<Allowance>;
}

export interface RateLimiterOptions {
  /** Tells the counts of one limiter from those of another. */
  readonly name: string;
  readonly perMinute: number;
  /** Name in the headers; `default` where there is none. */
  readonly policy?: string;
  /** Share of the limit, 0 to 1, that may pass before it is settled with the other processes. */
  readonly aheadShare?: number;
  readonly counts: RequestCounts;
  readonly logger: Logger;
}

/** The requests of one caller that this process let pass in the current window. */
interface Window {
  /** Those the shared count does not hold yet, with those on their way to it. */
  unsettled: number;
  underWay: number;
  settledAtMs: number;
}

/**
 * Limits the requests of each caller over all processes together, though no request of a well-behaved caller waits for
 * the database: each process counts by itself and settles with the shared count in batches. Only a request beyond what
 * a process may let pass ahead of that waits for the shared count. Without it each process counts alone.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { name, perMinute, policy = 'default', aheadShare = AHEAD_SHARE, counts, logger } = options;
  const mostAhead = Math.floor(perMinute * aheadShare);
  const local = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS, keyPrefix: '' });
  const windows = new LRUCache<string, Window>({
    max: MOST_KEYS,
    dispose: (_window, caller, reason) => {
      if (reason === 'evict') void local.delete(caller);
    },
  });
  const outage = createOutageLog(logger, {
    failed: 'requests cannot be counted over all processes; each counts alone until they can',
    well: 'requests are counted over all processes again',
  });
  let settling = false;
  let awayUntilMs = 0;

  function windowOf(caller: string, isNew: boolean): Window {
    const known = isNew ? undefined : windows.get(caller);
    if (known) return known;
    const window = { unsettled: 0, underWay: 0, settledAtMs: Date.now() };
    windows.set(caller, window);
    return window;
  }

  function isDue({ unsettled, underWay, settledAtMs }: Window): boolean {
    const waiting = unsettled - underWay;
    return waiting >= mostAhead / 2 || (waiting > 1 && Date.now() - settledAtMs >= SETTLE_MS);
  }

  /** Adds to the shared count what it does not hold yet, and takes over the count of all processes; null without it. */
  async function settle(caller: string, window: Window): Promise<RateLimiterRes | null> {
    const requests = window.unsettled - window.underWay;
    window.underWay += requests;
    window.settledAtMs = Date.now();
    try {
      const add = () => counts.add(`${name}:${caller}`, requests, WINDOW_SECONDS);
      const { count, msLeft } = await within(SHARED_COUNT_MS, late, add);
      window.unsettled -= requests;
      if (windows.peek(caller) === window && msLeft > 0) {
        await local.set(caller, count + window.unsettled, msLeft / 1000);
      }
      outage.well();
      return new RateLimiterRes(Math.max(0, perMinute - count), msLeft, count);
    } catch (error) {
      outage.failed(error);
      awayUntilMs = Date.now() + RETRY_MS;
      return null;
    } finally {
      window.underWay -= requests;
    }
  }

  async function settleInBackground(caller: string, window: Window): Promise<void> {
    // One at a time: a flood of callers must not take the connections of the requests.
    if (settling) return;
    settling = true;
    await settle(caller, window);
    settling = false;
  }

  function allowance({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Allowance {
    return {
      policy,
      perMinute,
      remaining: remainingPoints,
      resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      exceeded: consumedPoints > perMinute,
    };
  }

  return {
    async consume(caller) {
      const counted = await local.consume(caller).catch(refusal);
      if (counted.consumedPoints > perMinute) return allowance(counted);
      const window = windowOf(caller, counted.isFirstInDuration);
      window.unsettled += 1;
      if (Date.now() < awayUntilMs) return allowance(counted);
      if (window.unsettled > mostAhead) return allowance((await settle(caller, window)) ?? counted);
      if (isDue(window)) void settleInBackground(caller, window);
      return allowance(counted);
    },
  };
}

function late(): Error {
  return new DOMException(`no answer in ${SHARED_COUNT_MS} ms`, 'TimeoutError');
}

function refusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
