import type { Context } from 'koa';

/** Answers with indented JSON, as people read it too. */
export function sendJson(ctx: Pick<Context, 'status' | 'set' | 'body'>, status: number, body: unknown): void {
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
  ctx.body = `${JSON.stringify(body, null, 2)}\n`;
}
