import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { requestState } from './request-state.ts';

/** Ids from outside go into logs and headers, so only harmless signs are taken over. */
const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** Gives every answer an `X-Request-Id`: the caller's own where it is well formed, else a new one. */
export function requestId(): Middleware {
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
    requestState(ctx).requestId = id;
    ctx.res.setHeader('X-Request-Id', id);
    return next();
  };
}
