import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from './negotiate-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a body made for one request: fast levels, since nobody will read it twice. */
export async function compress(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'br') return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (coding === 'gzip') return toGzip(body, { level: 6 });
  return body;
}
