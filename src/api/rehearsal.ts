import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/overloaded.ts';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';
import { requestState } from '../http/request-state.ts';
import { createTokenErrors } from './access-token/token-errors.ts';
import type { ApiDeps } from './api-deps.ts';

/** Request header by which a client of the sandbox asks for a failure. */
export const REHEARSE = 'Sandbox-Rehearse';

/** What the service says of itself where it refuses. */
type Rehearsed = Pick<ApiDeps, 'rateLimitPerMinute' | 'baseUrl'>;

const LONGEST_SECONDS = 30;
const SLOW = /^slow(?:=(\d{1,2}))?$/;

/** What a client would meet on a bad day, as it would meet it. */
function failures({ rateLimitPerMinute, baseUrl }: Rehearsed): ReadonlyMap<string, ServiceError> {
  const allowance = { policy: 'default', perMinute: rateLimitPerMinute, remaining: 0, resetSeconds: 1, exceeded: true };
  const detail = `More than ${rateLimitPerMinute} requests in a minute. Try again in 1 s.`;
  return new Map([
    ['401', createTokenErrors(baseUrl).refused('it has expired')],
    ['429', new ServiceError(429, 'too_many_requests', detail, { headers: rateLimitHeaders(allowance) })],
    ['503', OVERLOADED],
  ]);
}

/** How much later than otherwise a request is answered because it asked for that, in milliseconds. */
export function rehearsedDelayMs(ctx: Context): number {
  const [asked, seconds = '3'] = SLOW.exec(ctx.get(REHEARSE)) ?? [];
  return asked === undefined ? 0 : Math.min(Number(seconds), LONGEST_SECONDS) * 1000;
}

/** Lets clients of a sandbox rehearse failures and slow answers. Only a sandbox has it. */
export function rehearsal(service: Rehearsed): Middleware {
  const known = failures(service);
  return async (ctx, next) => {
    ctx.set('Sandbox', 'true');
    const asked = ctx.get(REHEARSE);
    if (asked === '' || ctx.method === 'OPTIONS') return next();
    const failure = known.get(asked);
    if (failure) throw failure;
    if (!SLOW.test(asked)) {
      const expected = `${[...known.keys()].join(', ')}, slow or slow=SECONDS up to ${LONGEST_SECONDS}`;
      throw new ServiceError(400, 'invalid_parameter', `${REHEARSE} is "${asked.slice(0, 40)}"; expected ${expected}.`);
    }
    const ms = rehearsedDelayMs(ctx);
    const state = requestState(ctx);
    state.waitedMs = ms;
    ctx.req.socket.setTimeout(ms + 10_000);
    await sleep(ms);
    return next();
  };
}
