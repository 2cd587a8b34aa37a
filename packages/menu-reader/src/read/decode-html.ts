import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';

/** Bytes searched for a meta element. The standard says 1,024, but pages with many links before it need more. */
const META_WITHIN_BYTES = 8192;

/**
 * Decodes an HTML page by its byte order mark, the header or the meta element, or else by a guess. Valid UTF-8 is always read as UTF-8,
 * whatever the page says, because no other encoding looks like it by chance; a page that falsely claims to be UTF-8 is guessed.
 *
 * @param contentType HTTP header
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // TextDecoder in Node 20 decodes windows-1252 as ISO-8859-1, which loses € and quotation marks
  return iconv.decode(buffer, encodingOf(buffer, contentType));
}

function encodingOf(buffer: Buffer, contentType: string): string {
  const marked = byteOrderMark(buffer);
  if (marked) return marked;
  if (isUtf8(buffer)) return 'utf-8';
  const head = buffer.toString('latin1', 0, META_WITHIN_BYTES);
  const stated = [
    /charset *=[ "']*([\w-]+)/i.exec(contentType)?.[1],
    /<meta[^<>]+charset\s*=[\s"']*([\w-]+)/i.exec(head)?.[1],
    /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1],
  ];
  for (const label of stated) {
    const encoding = label && known(label);
    if (encoding) return encoding;
  }
  return guessed(buffer);
}

/** Multi-byte encodings are recognised well. Single-byte ones look alike; ours are Western. */
const SEVERAL_BYTES = /^(?:utf-|shift|euc|gb|big5|iso-2022)/i;
const MIN_CONFIDENCE = 50;

function guessed(buffer: Buffer): string {
  const best = analyse(buffer)[0];
  if (best && best.confidence >= MIN_CONFIDENCE && SEVERAL_BYTES.test(best.name))
    return known(best.name) ?? 'windows-1252';
  return 'windows-1252';
}

export function byteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Encoding of a label in the Encoding Standard; undefined for UTF-8, which these bytes are not. */
function known(label: string): string | undefined {
  if (/^utf-?8$/i.test(label)) return undefined;
  if (/^(?:iso-?8859-1|latin-?1|(?:us-)?ascii)$/i.test(label)) return 'windows-1252';
  return iconv.encodingExists(label) ? label : undefined;
}
