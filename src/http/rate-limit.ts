import type { Context, Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../domain/errors.ts';

const WINDOW_SECONDS = 60;

/**
 * Counts requests a minute and shows the count in `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers-10). Each process counts for itself.
 * @param keyOf who is counted: a client id, an address
 */
export function rateLimit(perMinute: number, keyOf: (ctx: Context) => string): Middleware {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const policy = `"default";q=${perMinute};w=${WINDOW_SECONDS}`;
  return async (ctx, next) => {
    const used = await limiter.consume(keyOf(ctx)).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const seconds = Math.ceil(used.msBeforeNext / 1000);
    ctx.set('RateLimit-Policy', policy);
    ctx.set('RateLimit', `"default";r=${used.remainingPoints};t=${seconds}`);
    if (used.consumedPoints > perMinute) {
      throw new ServiceError(
        429,
        'too_many_requests',
        `More than ${perMinute} requests in a minute. Try again in ${seconds} s.`,
        { headers: { 'Retry-After': String(seconds) } },
      );
    }
    await next();
  };
}
