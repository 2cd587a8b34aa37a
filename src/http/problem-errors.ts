import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/refusals.ts';
import { PROBLEM_TYPE, type Problem, problem } from './problem.ts';
import { requestState } from './request-state.ts';
import { setHeaders } from './set-headers.ts';

const STALE_HEADERS = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Link', 'X-Total-Count'];

/** Codes for errors that libraries throw with a status, such as http-errors. */
const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'invalid_token',
  403: 'forbidden',
  404: 'route_not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  413: 'body_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

const PROBLEM_HEADERS = { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' };

const INTERNAL = 'Something went wrong on our side. Try again later.';

export interface ProblemInstead {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns undefined if the client wants the problem body. */
export type ProblemForm = (ctx: Context, problem: Problem) => ProblemInstead | undefined;

/**
 * Turns thrown errors into problem bodies (RFC 9457). Only a ServiceError shows its message; everything else becomes a plain 500 and is
 * logged in full.
 */
export function problemErrors(deps: {
  readonly typeBase: string;
  readonly logger: Logger;
  readonly form?: ProblemForm | undefined;
}): Middleware {
  const answer = (ctx: Context, error: ServiceError) => {
    const { requestId } = requestState(ctx);
    for (const name of STALE_HEADERS) ctx.res.removeHeader(name);
    ctx.status = error.status;
    setHeaders(ctx, error.headers);
    setHeaders(ctx, PROBLEM_HEADERS);
    const body = problem(deps.typeBase, {
      status: error.status,
      code: error.code,
      detail: error.message,
      instance: ctx.path,
      requestId,
      errors: error.errors,
    });
    const instead = deps.form?.(ctx, body);
    if (instead) setHeaders(ctx, instead.headers);
    ctx.body = instead?.body ?? JSON.stringify(body);
  };
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toServiceError(thrown);
      // Overload is no fault of ours, and the request's log line shows it too.
      if (error.status >= 500 && error !== OVERLOADED) {
        deps.logger.error({ requestId: requestState(ctx).requestId, err: error.cause ?? error }, error.message);
      }
      answer(ctx, error);
    }
  };
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof Error && 'status' in error && 'expose' in error && error.expose === true) {
    const status = Number(error.status);
    const code = CODE_BY_STATUS[status];
    if (code) return new ServiceError(status, code, error.message, { cause: error });
  }
  return new ServiceError(500, 'internal_error', INTERNAL, { cause: error });
}
