import type { OutgoingHttpHeaders } from 'node:http';
import type { Context } from 'koa';

/** Sets headers that are texts already, past what `ctx.set` does with each: an answer has some twenty. */
export function setHeaders(ctx: Pick<Context, 'res'>, headers: OutgoingHttpHeaders): void {
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) ctx.res.setHeader(name, value);
  }
}
