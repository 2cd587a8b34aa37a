import type { Middleware } from 'koa';
import { rateLimit } from '../../http/rate-limit.ts';
import { createRateLimiter, type RateLimiter } from '../../http/rate-limiter.ts';
import { requestState } from '../../http/request-state.ts';
import type { ApiDeps } from './api-deps.ts';

const SUGGESTIONS = '/v1/suggestions';

/** Multiple of the usual limit for suggestions, which are requested with every letter. */
export const SUGGESTIONS_FACTOR = 2;

/** Limits of each client, separate for suggestions, so that typing does not use up searches. */
export function clientLimits(deps: Pick<ApiDeps, 'rateLimitPerMinute' | 'limitsSharedBy' | 'registry'>): Middleware {
  const { rateLimitPerMinute, limitsSharedBy: sharedBy, registry } = deps;
  const limit = (limiter: RateLimiter, factor: number): Middleware =>
    rateLimit(limiter, (ctx) => {
      const { clientId = 'unknown', requestsPerMinute } = requestState(ctx).client ?? {};
      return { caller: clientId, perMinute: requestsPerMinute && requestsPerMinute * factor };
    });
  const common = limit(createRateLimiter({ name: 'api', perMinute: rateLimitPerMinute, sharedBy, registry }), 1);
  const ofSuggestions = createRateLimiter({
    name: 'suggestions',
    policy: 'suggestions',
    perMinute: rateLimitPerMinute * SUGGESTIONS_FACTOR,
    ...{ sharedBy, registry },
  });
  const suggestions = limit(ofSuggestions, SUGGESTIONS_FACTOR);
  return (ctx, next) => (ctx.path === SUGGESTIONS ? suggestions : common)(ctx, next);
}
