import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';

/** Refuses a client that cannot take JSON (RFC 9110, section 12.5.1). */
export function acceptsJson(): Middleware {
  return (ctx, next) => {
    const accept = ctx.req.headers.accept;
    if (accept && accept !== '*/*' && accept !== 'application/json' && !ctx.accepts('application/json')) {
      throw new ServiceError(
        406,
        'not_acceptable',
        `This answers application/json only, and Accept is "${accept.slice(0, 100)}".`,
      );
    }
    return next();
  };
}
