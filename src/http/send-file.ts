import { open } from 'node:fs/promises';
import type { Context } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { isNotModified } from './conditional.ts';
import { setHeaders } from './set-headers.ts';

export interface SentFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly coding: 'identity' | 'gzip' | 'br';
  readonly mediaType: string;
  readonly name: string;
  readonly lastModified: Date;
}

/**
 * Sends a file or the requested part, so that a cut download can resume: strong ETag, Range and If-Range (RFC 9110), and Repr-Digest (RFC
 * 9530) of the whole in its content coding.
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

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/**
 * Parses a Range header (RFC 9110, section 14.2).
 * @param bytes of the whole representation
 * @returns null for the whole: no header, another unit, or several ranges, which may be ignored; 'unsatisfiable' past the end
 */
export function byteRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last = '', suffix] = ONE_RANGE.exec(header.replaceAll(' ', '')) ?? [];
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  if (first === undefined) return null;
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}

/**
 * Tells whether Range applies beside If-Range (RFC 9110, section 13.1.5): the client has a part of the same representation.
 * @param etag strong entity tag with its quotes
 */
export function ifRangeHolds(header: string, etag: string, lastModified: Date): boolean {
  if (header === '') return true;
  return header === etag || header === lastModified.toUTCString();
}
