import type { Middleware } from 'koa';
import { rateLimit } from '../http/rate-limit.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import type { ApiDeps } from './api-deps.ts';

/** The limit of the pages for people, by address: they need no token. */
export function pageLimit(perMinute: number, deps: Pick<ApiDeps, 'requestLevels' | 'logger' | 'registry'>): Middleware {
  const { requestLevels: levels, logger, registry } = deps;
  const limiter = createRateLimiter({ name: 'pages', policy: 'pages', perMinute, levels, logger, registry });
  return rateLimit(limiter, (ctx) => ({ caller: ctx.ip }));
}
