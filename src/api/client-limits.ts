import type { Middleware } from 'koa';
import { rateLimit } from '../http/rate-limit.ts';
import { createRateLimiter, type RateLimiter } from '../http/rate-limiter.ts';
import { requestState } from '../http/request-state.ts';
import type { ApiDeps } from './api-deps.ts';

const SUGGESTIONS = '/v1/suggestions';

/** Suggestions are asked for with every letter: so many times the limit of the other operations. */
export const SUGGESTIONS_FACTOR = 2;

/** Limits of each client, of which suggestions have one by themselves: whoever types does not run out of searches. */
export function clientLimits(
  deps: Pick<ApiDeps, 'rateLimitPerMinute' | 'requestLevels' | 'logger' | 'registry'>,
): Middleware {
  const { rateLimitPerMinute, requestLevels: levels, logger, registry } = deps;
  const limit = (limiter: RateLimiter, factor: number): Middleware =>
    rateLimit(limiter, (ctx) => {
      const { clientId = 'unknown', requestsPerMinute } = requestState(ctx).client ?? {};
      return { caller: clientId, perMinute: requestsPerMinute && requestsPerMinute * factor };
    });
  const common = limit(createRateLimiter({ name: 'api', perMinute: rateLimitPerMinute, levels, logger, registry }), 1);
  const ofSuggestions = createRateLimiter({
    name: 'suggestions',
    policy: 'suggestions',
    perMinute: rateLimitPerMinute * SUGGESTIONS_FACTOR,
    ...{ levels, logger, registry },
  });
  const suggestions = limit(ofSuggestions, SUGGESTIONS_FACTOR);
  return (ctx, next) => (ctx.path === SUGGESTIONS ? suggestions : common)(ctx, next);
}
