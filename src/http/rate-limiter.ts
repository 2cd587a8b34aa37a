import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../lib/measured.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import { lateError } from '../lib/unavailable.ts';
import { within } from '../lib/within.ts';
import type { RequestLevels } from '../ports/request-levels.ts';
import { type Bucket, drained, newBucket } from './bucket.ts';

/** Share of the limit that all processes together let pass before the others know: at most 1.09 times the limit passes. */
const AHEAD_TOGETHER = 0.09;
/** Share of the limit that a process lets pass before the others know, at most: others may have begun a moment ago. */
const AHEAD_SHARE = 0.03;
/** How long a process may keep to itself what it let pass. */
const SETTLE_MS = 1000;
const LONGEST_WAIT_MS = 1000;
/** How long the shared level is not asked for after a failure. */
const RETRY_MS = 5000;
/** What sums of parts of requests may be off by. */
const ROUNDING = 1e-6;
/** Bounds the memory a flood of invented callers can take; beyond it the callers seen longest ago are forgotten. */
const MOST_KEYS = 20_000;

/** What is left to one caller. */
export interface Allowance {
  /** Name of the limit in the headers. */
  readonly policy: string;
  readonly perMinute: number;
  readonly remaining: number;
  /** Seconds until the whole minute's share is left again or, with nothing left, until the next request may come; at least 1. */
  readonly resetSeconds: number;
  /** True where this request is one too many. */
  readonly exceeded: boolean;
}

export interface RateLimiter {
  /**
   * Counts a request of the caller and says what is left.
   * @param perMinute the caller's own limit
   */
  consume(caller: string, perMinute?: number): Promise<Allowance>;
}

export interface RateLimiterOptions {
  /** Tells the levels of one limiter from those of another. */
  readonly name: string;
  /** For callers without a limit of their own. */
  readonly perMinute: number;
  /** Name in the headers; `default` where there is none. */
  readonly policy?: string;
  /**
   * Share of the limit, 0 to 1, that each process may let pass before it is settled with the others; by default so much that all
   * together stay below 1.1 times the limit.
   */
  readonly aheadShare?: number;
  readonly levels: RequestLevels;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Longest wait for the shared level, in milliseconds; 1000 by default. */
  readonly longestWaitMs?: number;
  /** Milliseconds since 1970; the clock of the machine by default. */
  readonly now?: () => number;
}

/**
 * Limits the requests of each caller over all processes together: a minute's share may come at once, and comes back bit by bit.
 * No request of a well-behaved caller waits for the database: each process keeps a level by itself and settles with the shared
 * one in batches. Only a request beyond what a process may let pass ahead of that waits for the shared level. Without it
 * each process counts alone.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { name, policy = 'default', levels, logger } = options;
  const { longestWaitMs = LONGEST_WAIT_MS, now = Date.now } = options;
  const buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  const outage = createOutageLog(logger, {
    failed: 'requests cannot be counted over all processes; each counts alone until they can',
    well: 'requests are counted over all processes again',
  });
  let refused = 0;
  const labels = { limit: name };
  measureCounter(options.registry, {
    name: 'rate_limited_requests_total',
    help: 'Requests refused because their caller was over its limit',
    labels,
    read: () => refused,
  });
  measureGauge(options.registry, {
    name: 'rate_limit_callers',
    help: 'Callers whose requests this process counts',
    labels,
    read: () => buckets.size,
  });
  measureGauge(options.registry, {
    name: 'rate_limit_shared',
    help: '1 while requests are counted over all processes together, 0 while each counts alone',
    labels,
    read: () => Number(now() >= awayUntilMs),
  });
  measureGauge(options.registry, {
    name: 'rate_limit_processes',
    help: 'Processes that count requests together, this one among them',
    labels,
    read: () => levels.processes,
  });
  let settling = false;
  let awayUntilMs = 0;

  function bucketOf(caller: string, perMinute: number): Bucket {
    const known = buckets.get(caller);
    if (known) return drained(known, perMinute, now());
    const bucket = newBucket(now());
    buckets.set(caller, bucket);
    return bucket;
  }

  function mostAheadOf(perMinute: number): number {
    return Math.floor(perMinute * (options.aheadShare ?? Math.min(AHEAD_SHARE, AHEAD_TOGETHER / levels.processes)));
  }

  function isDue({ unsettled, settledAtMs }: Bucket, mostAhead: number): boolean {
    return unsettled >= mostAhead / 2 || (unsettled > 1 && now() - settledAtMs >= SETTLE_MS);
  }

  /**
   * Adds to the shared level what it does not hold yet, with one more request or without, and takes it over.
   * @returns whether that one passes; without the shared level it does
   */
  async function settle(caller: string, bucket: Bucket, perMinute: number, more: 0 | 1): Promise<boolean> {
    const ahead = bucket.unsettled;
    bucket.settledAtMs = now();
    const add = (requests: number) => levels.add(`${name}:${caller}`, requests, perMinute, now());
    try {
      const [level, passes] = await within(
        longestWaitMs,
        () => lateError(longestWaitMs),
        async () => {
          const reached = await add(ahead + more);
          if (more === 0 || reached <= perMinute + ROUNDING) return [reached, true] as const;
          return [await add(-more), false] as const;
        },
      );
      // Not before the table has them: what is on its way to it is ahead of it still.
      bucket.unsettled -= ahead;
      bucket.level = level + bucket.unsettled + bucket.waiting;
      bucket.atMs = now();
      outage.well();
      return passes;
    } catch (error) {
      bucket.unsettled += more;
      outage.failed(error);
      awayUntilMs = now() + RETRY_MS;
      return true;
    }
  }

  async function passes(caller: string, bucket: Bucket, perMinute: number): Promise<boolean> {
    bucket.waiting += 1;
    const answer = bucket.turn.then(() => {
      bucket.waiting -= 1;
      return settle(caller, bucket, perMinute, 1);
    });
    bucket.turn = answer;
    return answer;
  }

  async function settleInBackground(caller: string, bucket: Bucket, perMinute: number): Promise<void> {
    // One at a time: a flood of callers must not take the connections of the requests.
    if (settling) return;
    settling = true;
    bucket.turn = bucket.turn.then(() => settle(caller, bucket, perMinute, 0));
    await bucket.turn;
    settling = false;
  }

  function allowance(level: number, perMinute: number, exceeded: boolean): Allowance {
    const remaining = Math.max(0, Math.floor(perMinute - level + ROUNDING));
    const minutes = (remaining > 0 ? level : level + 1 - perMinute) / perMinute;
    if (exceeded) refused += 1;
    return { policy, perMinute, remaining, resetSeconds: Math.max(1, Math.ceil(minutes * 60 - ROUNDING)), exceeded };
  }

  return {
    async consume(caller, perMinute = options.perMinute) {
      const bucket = bucketOf(caller, perMinute);
      if (bucket.level + 1 > perMinute + ROUNDING) return allowance(bucket.level, perMinute, true);
      bucket.level += 1;
      const mostAhead = mostAheadOf(perMinute);
      const isAway = now() < awayUntilMs;
      if (!isAway && bucket.unsettled >= mostAhead) {
        const passing = await passes(caller, bucket, perMinute);
        return allowance(bucket.level, perMinute, !passing);
      }
      bucket.unsettled += 1;
      if (!isAway && isDue(bucket, mostAhead)) void settleInBackground(caller, bucket, perMinute);
      return allowance(bucket.level, perMinute, false);
    },
  };
}
