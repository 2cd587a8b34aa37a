import { open } from 'node:fs/promises';
import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { byteRange, ifRangeHolds } from './byte-range.ts';
import { isNotModified } from './conditional.ts';
import { setHeaders } from './set-headers.ts';

/** A file in the content coding in which it is sent. */
export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  /** Of the bytes as they are sent, in lower-case hex. */
  readonly sha256: string;
  readonly coding: 'identity' | 'gzip' | 'br';
  readonly mediaType: string;
  /** Name under which a browser saves it. */
  readonly name: string;
  readonly lastModified: Date;
}

/**
 * Sends a file, or the part of it that is asked for, so that a download goes on where it was cut: strong ETag, Range and If-Range
 * (RFC 9110), and Repr-Digest (RFC 9530) of the whole in its content coding.
 * @throws ServiceError 416 `range_not_satisfiable`
 */
export async function sendFile(ctx: Context, file: SentFile): Promise<void> {
  const { bytes, sha256, lastModified } = file;
  const etag = `"${sha256.slice(0, 32)}"`;
  const always = {
    ETag: etag,
    'Last-Modified': lastModified.toUTCString(),
    'Accept-Ranges': 'bytes',
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  };
  if (isNotModified(ctx.req.headers, etag, lastModified)) {
    setHeaders(ctx, always);
    ctx.status = 304;
    return;
  }
  const asked = ctx.method === 'GET' && ifRangeHolds(ctx.get('If-Range'), etag, lastModified) ? ctx.get('Range') : '';
  const range = byteRange(asked, bytes);
  if (range === 'unsatisfiable') throw unsatisfiable(bytes);
  const source = ctx.method === 'HEAD' ? null : await open(file.path);
  setHeaders(ctx, {
    ...always,
    'Content-Type': file.mediaType,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    ...(file.coding !== 'identity' && { 'Content-Encoding': file.coding }),
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes}` }),
  });
  ctx.status = range ? 206 : 200;
  if (source) ctx.body = source.createReadStream(range ?? {});
  ctx.length = range ? range.end - range.start + 1 : bytes;
}

function unsatisfiable(bytes: number): ServiceError {
  return new ServiceError(416, 'range_not_satisfiable', `Range: this has ${bytes} bytes; ask for some of them.`, {
    headers: { 'Content-Range': `bytes */${bytes}`, 'Accept-Ranges': 'bytes' },
  });
}
