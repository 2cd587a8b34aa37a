import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { measureCounter, measureGauge } from '../lib/measured.ts';

/** Tolerance for sums of fractions of requests. */
const ROUNDING = 1e-6;
/** Bounds memory against floods of invented callers; beyond it the least recently seen callers are forgotten. */
const MAX_KEYS = 20_000;

export interface Allowance {
  readonly policy: string;
  readonly perMinute: number;
  readonly remaining: number;
  /** Seconds until the full minute's share is back or, with nothing left, until the next request may come; at least 1. */
  readonly resetSeconds: number;
  readonly exceeded: boolean;
}

export interface RateLimiter {
  /** Counts a request of the caller. @param perMinute the caller's own limit */
  consume(caller: string, perMinute?: number): Allowance;
}

export interface RateLimiterOptions {
  readonly name: string;
  /** For callers without a limit of their own. */
  readonly perMinute: number;
  /** Processes that share the limits; each allows its part. 1 by default. */
  readonly sharedBy?: number | undefined;
  readonly policy?: string;
  readonly registry: Registry;
  readonly now?: () => number;
}

interface Bucket {
  level: number;
  atMs: number;
}

/** Limits requests per caller: a minute's share may come at once and is refilled continuously. */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { name, policy = 'default', sharedBy = 1, registry, now = Date.now } = options;
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
  const labels = { limit: name };
  let refused = 0;
  const help = 'Requests refused because their caller was over its limit';
  measureCounter(registry, { name: 'rate_limited_requests_total', help, labels, read: () => refused });
  const callers = 'Callers counted by this process';
  measureGauge(registry, { name: 'rate_limit_callers', help: callers, labels, read: () => buckets.size });

  return {
    consume(caller, whole = options.perMinute) {
      const perMinute = Math.ceil(whole / sharedBy);
      const bucket = buckets.get(caller) ?? { level: 0, atMs: now() };
      buckets.set(caller, bucket);
      // After a lowered limit, a request still fits within a minute.
      const most = Math.min(bucket.level, 2 * perMinute - 1);
      bucket.level = Math.max(0, most - (Math.max(0, now() - bucket.atMs) / 60_000) * perMinute);
      bucket.atMs = now();
      const exceeded = perMinute - bucket.level < 1 - ROUNDING;
      if (exceeded) refused += 1;
      else bucket.level += 1;
      const remaining = Math.max(0, Math.floor(perMinute - bucket.level + ROUNDING));
      const minutes = (remaining > 0 ? bucket.level : bucket.level + 1 - perMinute) / perMinute;
      return { policy, perMinute, remaining, resetSeconds: Math.max(1, Math.ceil(minutes * 60 - ROUNDING)), exceeded };
    },
  };
}
