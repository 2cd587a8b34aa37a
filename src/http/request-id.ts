import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { requestState } from './request-state.ts';

/** Ids from outside go into logs and headers, so only harmless characters are accepted. */
const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** Gives every answer an `X-Request-Id`: the caller's own if well formed, else a new one. */
export function requestId(): Middleware {
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    const id = typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
    requestState(ctx).requestId = id;
    ctx.res.setHeader('X-Request-Id', id);
    return next();
  };
}
