import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../lib/measured.ts';
import { createOutageLog } from '../lib/outage-log.ts';
import { lateError } from '../lib/unavailable.ts';
import { within } from '../lib/within.ts';
import { drained, mostLevel, type RequestLevels } from '../ports/request-levels.ts';

/** Share of what is left that a process lets pass before it tells the others: fifty processes together keep to the limit. */
const SHARE = 1 / 50;
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
  /** Shared by all processes; null: each counts alone. */
  readonly levels: RequestLevels | null;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Longest wait for the shared level, in milliseconds; 1000 by default. */
  readonly longestWaitMs?: number;
  /** Milliseconds since 1970; the clock of the machine by default. */
  readonly now?: () => number;
}

/** The requests of one caller as this process knows them: each fills the bucket by one, and it drains all the time. */
interface Bucket {
  level: number;
  atMs: number;
  /** Requests that the shared level does not hold yet. */
  unsettled: number;
  settledAtMs: number;
  settling: Promise<void> | null;
}

/**
 * Limits the requests of each caller over all processes: a minute's share may come at once, and comes back bit by bit. Each process counts
 * by itself and tells the others in batches, which get smaller as less is left. Only who is near the limit waits for the shared level.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { name, policy = 'default', levels, logger, registry } = options;
  const { longestWaitMs = LONGEST_WAIT_MS, now = Date.now } = options;
  const buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  const outage = createOutageLog(logger, {
    failed: 'requests cannot be counted over all processes; each counts alone until they can',
    well: 'requests are counted over all processes again',
  });
  const labels = { limit: name };
  let refused = 0;
  let inBackground = false;
  let awayUntilMs = 0;
  const help = 'Requests refused because their caller was over its limit';
  measureCounter(registry, { name: 'rate_limited_requests_total', help, labels, read: () => refused });
  const callers = 'Callers whose requests this process counts';
  measureGauge(registry, { name: 'rate_limit_callers', help: callers, labels, read: () => buckets.size });
  const shared = '1 while requests are counted over all processes together, 0 while each counts alone';
  measureGauge(registry, {
    ...{ name: 'rate_limit_shared', help: shared, labels, ofWorkers: 'min' },
    read: () => Number(now() >= awayUntilMs),
  });

  function bucketOf(caller: string, perMinute: number): Bucket {
    const known = buckets.get(caller) ?? { level: 0, atMs: now(), unsettled: 0, settledAtMs: now(), settling: null };
    buckets.set(caller, known);
    const isLowered = known.level > mostLevel(perMinute);
    known.level = drained(known.level, now() - known.atMs, perMinute);
    // What has drained here would fill the shared level as if it were new.
    known.unsettled = isLowered ? 0 : Math.min(known.unsettled, known.level);
    known.atMs = now();
    return known;
  }

  /** Adds to the shared level what it does not hold yet, and takes it over; one after the other for a caller. */
  function settle(shares: RequestLevels, caller: string, bucket: Bucket, perMinute: number): Promise<void> {
    const ahead = bucket.unsettled;
    const add = () => shares.add(`${name}:${caller}`, ahead, perMinute, now());
    bucket.settledAtMs = now();
    bucket.settling ??= within(longestWaitMs, () => lateError(longestWaitMs), add)
      .then(
        (level) => {
          bucket.unsettled = Math.max(0, bucket.unsettled - ahead);
          bucket.level = level + bucket.unsettled;
          bucket.atMs = now();
          outage.well();
        },
        (error: unknown) => {
          awayUntilMs = now() + RETRY_MS;
          outage.failed(error);
        },
      )
      .finally(() => {
        bucket.settling = null;
      });
    return bucket.settling;
  }

  function allowance(level: number, perMinute: number, exceeded: boolean): Allowance {
    const remaining = Math.max(0, Math.floor(perMinute - level + ROUNDING));
    const minutes = (remaining > 0 ? level : level + 1 - perMinute) / perMinute;
    if (exceeded) refused += 1;
    return { policy, perMinute, remaining, resetSeconds: Math.max(1, Math.ceil(minutes * 60 - ROUNDING)), exceeded };
  }

  return {
    async consume(caller, perMinute = options.perMinute) {
      for (;;) {
        const bucket = bucketOf(caller, perMinute);
        const left = perMinute - bucket.level;
        if (left < 1 - ROUNDING) return allowance(bucket.level, perMinute, true);
        const batch = Math.max(1, left * SHARE);
        const isShared = levels !== null && now() >= awayUntilMs;
        if (isShared && bucket.unsettled >= batch) {
          await settle(levels, caller, bucket, perMinute);
          continue;
        }
        bucket.level += 1;
        bucket.unsettled += 1;
        const isDue = bucket.unsettled >= batch / 2 || now() - bucket.settledAtMs >= SETTLE_MS;
        // One at a time: a flood of callers must not take the connections of the requests.
        if (isShared && isDue && bucket.unsettled > 1 && !inBackground) {
          inBackground = true;
          void settle(levels, caller, bucket, perMinute).finally(() => {
            inBackground = false;
          });
        }
        return allowance(bucket.level, perMinute, false);
      }
    },
  };
}
