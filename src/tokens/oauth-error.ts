import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { ServiceError } from '../domain/errors.ts';
import { OVERLOADED } from '../domain/refusals.ts';
import { requestState } from '../http/request-state.ts';

/** Error codes of RFC 6749 section 5.2, RFC 8707 section 2 and RFC 8628 section 3.5, each with its status. */
const STATUS = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_target: 400,
  slow_down: 429,
  temporarily_unavailable: 503,
} as const;

type OAuthErrorCode = keyof typeof STATUS;

export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: OAuthErrorCode,
    description: string,
    options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(description);
    this.name = 'OAuthError';
    this.code = code;
    this.status = options.status ?? STATUS[code];
    this.headers = options.headers ?? {};
  }
}

/**
 * Renders OAuthErrors and any 503 in the form of RFC 6749 section 5.2, because client libraries read nothing else; passes every other
 * error. Logs those on our side.
 */
export function oauthErrors(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toOAuthError(thrown);
      if (error.status >= 500 && thrown !== OVERLOADED) {
        const err = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
        logger.error({ requestId: requestState(ctx).requestId, err }, error.message);
      }
      ctx.status = error.status;
      ctx.set(error.headers);
      ctx.body = { error: error.code, error_description: error.message };
    }
  };
}

function toOAuthError(thrown: unknown): OAuthError {
  if (thrown instanceof OAuthError) return thrown;
  if (thrown instanceof ServiceError && thrown.status === 503) {
    return new OAuthError('temporarily_unavailable', thrown.message, { headers: thrown.headers });
  }
  throw thrown;
}
