import type { Context } from 'koa';
import type { FixedText } from '../http/fixed-text.ts';
import { sendText } from '../http/send-text.ts';

/** Policy of plain pages: own style sheets and pictures, no scripts. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Policy of pages with a script from our own files, which may ask our own addresses. */
export const SCRIPT_POLICY = `${PAGE_POLICY}; script-src 'self'; connect-src 'self'`;

const PAGE_TYPE = 'text/html; charset=utf-8';

export const PAGE_HEADERS = { 'Content-Type': PAGE_TYPE, 'Content-Security-Policy': PAGE_POLICY };

export async function sendPage(ctx: Context, page: string | FixedText, policy: string = PAGE_POLICY): Promise<void> {
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  await sendText(ctx, page, PAGE_TYPE);
}
