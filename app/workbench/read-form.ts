import type { Context } from 'koa';
import { ServiceError } from '../../src/domain/errors.ts';

const MOST_BYTES = 64 * 1024;

/**
 * The fields of a form (application/x-www-form-urlencoded).
 * @throws ServiceError 413 where there is more than 64 kB, 415 for another media type
 */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is('urlencoded')) throw new ServiceError(415, 'unsupported_media_type', 'Expected the fields of a form.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of ctx.req) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MOST_BYTES) {
      throw new ServiceError(413, 'body_too_large', 'A form may have at most 64 kB.', {
        headers: { Connection: 'close' },
      });
    }
    chunks.push(part);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
