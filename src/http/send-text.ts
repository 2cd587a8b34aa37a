import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { compress } from './compress.ts';
import type { FixedText } from './fixed-text.ts';
import { type ContentCoding, negotiateEncoding } from './negotiate-encoding.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
/** Smaller bodies save less than a packet. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Content coding for this request. @throws ServiceError 406 if the client excludes every coding */
export function codingFor(ctx: Context): ContentCoding {
  const coding = negotiateEncoding(ctx.req.headers['accept-encoding']?.toString());
  if (coding === null) {
    throw new ServiceError(
      406,
      'not_acceptable',
      'Accept-Encoding excludes br, gzip and identity; accept one of them.',
    );
  }
  return coding;
}

/** Sends text, compressed as the client prefers; a fixed text is compressed once. */
export async function sendText(ctx: Context, text: string | FixedText, mediaType: string): Promise<void> {
  const coding = codingFor(ctx);
  const body = typeof text === 'string' ? Buffer.from(text) : text.bytes;
  ctx.set('Content-Type', mediaType);
  if (coding === 'identity' || body.length < WORTH_COMPRESSING_BYTES) {
    ctx.body = body;
    return;
  }
  ctx.set('Content-Encoding', coding);
  ctx.body = await (typeof text === 'string' ? compress(body, coding) : text.encode(coding));
}
