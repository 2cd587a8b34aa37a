import type { Context } from 'koa';

export interface RequestState {
  requestId: string;
  /** Returns a signal aborted at the request's timeout; made lazily. */
  signal: () => AbortSignal;
  /** Time that the client asked to wait. */
  waitedMs?: number;
  /** Set once the access token was verified. */
  client?: { readonly clientId: string; readonly requestsPerMinute?: number };
}

export function requestState(ctx: Pick<Context, 'state'>): RequestState {
  return ctx.state as RequestState;
}
