import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { isNotModified } from './conditional.ts';
import { codingFor, JSON_TYPE, sendText } from './send-text.ts';

/** Headers that say about a list what its body does not. */
const PARTS_OF_ANSWER = ['Link', 'X-Total-Count', 'X-Allergens-Unknown', 'X-Allergens-Likely', 'X-Places-Unknown'];

/** A tag of what is sent, for answers that have no version of their own. */
export function contentTag(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url').slice(0, 16);
}

/**
 * Sends what `value` returns, as JSON unless it is of another media type, under a strong entity tag; or 304 where the client holds it
 * already.
 * @param tag without quotes; another one whenever the value is another
 */
export async function sendTagged(
  ctx: Context,
  tag: string,
  value: () => unknown,
  mediaType: string = JSON_TYPE,
): Promise<void> {
  const etag = `"${tag}-${codingFor(ctx)}"`;
  ctx.set('ETag', etag);
  if (isNotModified(ctx.req.headers, etag)) {
    ctx.status = 304;
    return;
  }
  const sent = value();
  await sendText(ctx, typeof sent === 'string' ? sent : JSON.stringify(sent), mediaType);
}

/** The same under a tag made of the value, or of a text, and of the headers of a list, which must be set before. */
export async function sendWithContentTag(ctx: Context, value: unknown, mediaType: string = JSON_TYPE): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const parts = PARTS_OF_ANSWER.map((name) => String(ctx.res.getHeader(name) ?? ''));
  await sendTagged(ctx, contentTag(text, ...parts), () => text, mediaType);
}
