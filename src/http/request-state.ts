import type { Context } from 'koa';

/** What the shared middleware keeps for one request in `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** Gives the signal that is aborted when the deadline of the request has passed; made when first asked for. */
  signal: () => AbortSignal;
  /** How long the request waited because it asked to. */
  waitedMs?: number;
  /** Set once the access token was verified. */
  client?: { readonly clientId: string; readonly requestsPerMinute?: number };
}

/** The typed view of `ctx.state`. */
export function requestState(ctx: Pick<Context, 'state'>): RequestState {
  return ctx.state as RequestState;
}
