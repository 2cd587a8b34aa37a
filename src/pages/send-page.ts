import type { Context } from 'koa';
import { sendText } from '../http/send-text.ts';

/** Policy of plain pages: own style sheets and pictures, no scripts. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The same for pages with a script from our own files, which may ask our own addresses. */
export const SCRIPT_POLICY = `${PAGE_POLICY}; script-src 'self'; connect-src 'self'`;

/** Sends a page; `policy` where a page needs more than the strict one. */
export async function sendPage(ctx: Context, page: string, policy: string = PAGE_POLICY): Promise<void> {
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  await sendText(ctx, page, 'text/html; charset=utf-8');
}
