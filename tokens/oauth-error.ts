import type { Context, Next } from 'koa';

/** Error codes of RFC 6749 section 5.2, RFC 8707 section 2 and RFC 8628 section 3.5. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'invalid_target'
  | 'slow_down'
  | 'temporarily_unavailable';

const STATUS: Readonly<Record<OAuthErrorCode, number>> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_target: 400,
  slow_down: 429,
  temporarily_unavailable: 503,
};

/** An error of the token endpoint; its message goes into `error_description`. */
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

/** Renders OAuthErrors as RFC 6749 section 5.2 wants them; lets every other error pass. */
export async function oauthErrors(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    ctx.status = error.status;
    ctx.set(error.headers);
    ctx.body = { error: error.code, error_description: error.message };
  }
}
