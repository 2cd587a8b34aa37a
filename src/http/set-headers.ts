import type { OutgoingHttpHeaders } from 'node:http';
import type { Context } from 'koa';

/** Sets string headers without the checks of `ctx.set`: an answer has some twenty. */
export function setHeaders(ctx: Pick<Context, 'res'>, headers: OutgoingHttpHeaders): void {
  // As in ctx.set: work that outlives its request's timeout comes too late.
  if (ctx.res.headersSent) return;
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) ctx.res.setHeader(name, value);
  }
}
