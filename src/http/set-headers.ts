import type { OutgoingHttpHeaders } from 'node:http';
import type { Context } from 'koa';

/** Sets headers that are texts already, past what `ctx.set` does with each: an answer has some twenty. */
export function setHeaders(ctx: Pick<Context, 'res'>, headers: OutgoingHttpHeaders): void {
  // As ctx.set: work that goes on after the deadline of its request comes too late.
  if (ctx.res.headersSent) return;
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) ctx.res.setHeader(name, value);
  }
}
