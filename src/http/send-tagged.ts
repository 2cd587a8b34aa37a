import type { Context } from 'koa';
import { isNotModified } from './conditional.ts';
import { contentTag } from './content-tag.ts';
import type { FixedText } from './fixed-text.ts';
import { codingFor, JSON_TYPE, sendText } from './send-text.ts';

const PARTS_OF_ANSWER = ['Link', 'X-Total-Count', 'X-Allergens-Unknown', 'X-Allergens-Likely', 'X-Places-Unknown'];

/**
 * Sends the result of `value`, as JSON unless of another media type, under a strong entity tag; or 304 if the client has it.
 * @param tag without quotes; changes whenever the value does
 */
export async function sendTagged(
  ctx: Context,
  tag: string,
  value: () => unknown,
  mediaType: string = JSON_TYPE,
): Promise<void> {
  if (isTagKnown(ctx, tag)) return;
  const sent = await value();
  await sendText(ctx, typeof sent === 'string' ? sent : JSON.stringify(sent), mediaType);
}

function isTagKnown(ctx: Context, tag: string): boolean {
  const etag = `"${tag}-${codingFor(ctx)}"`;
  ctx.set('ETag', etag);
  const isKnown = isNotModified(ctx.req.headers, etag);
  if (isKnown) ctx.status = 304;
  return isKnown;
}

/** Sends a fixed text under its own tag, or 304. */
export async function sendFixed(ctx: Context, text: FixedText, mediaType: string = JSON_TYPE): Promise<void> {
  if (isTagKnown(ctx, text.tag)) return;
  await sendText(ctx, text, mediaType);
}

/** Sends under a tag computed from the value or text and from the headers of a list, which must be set before. */
export async function sendWithContentTag(ctx: Context, value: unknown, mediaType: string = JSON_TYPE): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const parts = PARTS_OF_ANSWER.map((name) => String(ctx.res.getHeader(name) ?? ''));
  await sendTagged(ctx, contentTag(text, ...parts), () => text, mediaType);
}
