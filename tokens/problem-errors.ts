import { STATUS_CODES } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { ServiceError } from '../src/domain/errors.ts';

/** Answers what is thrown as application/problem+json (RFC 9457); shows nothing of an unexpected error. */
export function problemErrors(logger: Logger): Middleware {
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (thrown) {
      const known = thrown instanceof ServiceError;
      if (!known) logger.error({ err: thrown }, 'unexpected error');
      const error = known ? thrown : new ServiceError(500, 'internal_error', 'Something went wrong here.');
      ctx.status = error.status;
      ctx.set(error.headers);
      ctx.body = JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[error.status],
        status: error.status,
        detail: error.message,
        code: error.code,
      });
      ctx.type = 'application/problem+json';
    }
  };
}
