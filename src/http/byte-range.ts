/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/**
 * The part that a Range header asks for (RFC 9110, section 14.2).
 * @param bytes of the whole representation
 * @returns null for the whole: no header, one in another unit, or several ranges, which may be ignored; 'unsatisfiable' past the end
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
 * Whether a Range counts beside an If-Range header (RFC 9110, section 13.1.5): the client has a part of what would be sent.
 * @param etag strong entity tag with its quotes
 */
export function ifRangeHolds(header: string, etag: string, lastModified: Date): boolean {
  if (header === '') return true;
  return header === etag || header === lastModified.toUTCString();
}
