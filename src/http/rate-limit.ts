import type { Context, Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { setHeaders } from './set-headers.ts';

/**
 * Refuses requests beyond the caller's limit with 429, and shows every caller the remaining ones.
 * @param callerOf key to count by: a client id, an address; with the caller's own limit if any
 */
export function rateLimit(
  limiter: RateLimiter,
  callerOf: (ctx: Context) => { readonly caller: string; readonly perMinute?: number | undefined },
): Middleware {
  return async (ctx, next) => {
    const { caller, perMinute: own } = callerOf(ctx);
    const allowance = limiter.consume(caller, own);
    setHeaders(ctx, rateLimitHeaders(allowance));
    if (allowance.exceeded) {
      const { perMinute, resetSeconds } = allowance;
      const detail = `More than ${perMinute} requests in a minute. Try again in ${resetSeconds} s.`;
      throw new ServiceError(429, 'too_many_requests', detail);
    }
    await next();
  };
}
