import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';

/** Bytes searched for a meta element: the standard says 1,024, pages with many links before it need more. */
const metaWithin = 8192;

/**
 * Text of an HTML page: by byte order mark, by the header, by its meta element, by guess. What is valid UTF-8 with more
 * than ASCII in it is taken for that, whatever it says of itself, because no other encoding looks so by chance; what says
 * it is UTF-8 and is not is guessed.
 *
 * @param contentType the HTTP header, where there was one
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // iconv-lite and not TextDecoder: that of Node 20 decodes windows-1252 as ISO-8859-1, which loses € and quotes
  return iconv.decode(buffer, encodingOf(buffer, contentType));
}

function encodingOf(buffer: Buffer, contentType: string): string {
  const marked = byteOrderMark(buffer);
  if (marked) return marked;
  if (isUtf8(buffer)) return 'utf-8';
  const head = buffer.toString('latin1', 0, metaWithin);
  const stated = [
    /charset\s*=\s*["']?\s*([\w-]+)/i.exec(contentType)?.[1],
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1],
    /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1],
  ];
  for (const label of stated) {
    const encoding = label && known(label);
    if (encoding) return encoding;
  }
  return guessed(buffer);
}

/** Encodings of several bytes a character are recognised well; those of one byte look alike, and ours are Western. */
const severalBytes = /^(?:utf-|shift|euc|gb|big5|iso-2022)/i;
const sureEnough = 50;

function guessed(buffer: Buffer): string {
  const best = analyse(buffer)[0];
  if (best && best.confidence >= sureEnough && severalBytes.test(best.name)) return known(best.name) ?? 'windows-1252';
  return 'windows-1252';
}

function byteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** The encoding a label stands for, as the Encoding Standard reads it; none for UTF-8, which these bytes are not. */
function known(label: string): string | undefined {
  if (/^utf-?8$/i.test(label)) return undefined;
  if (/^(?:iso-?8859-1|latin-?1|(?:us-)?ascii)$/i.test(label)) return 'windows-1252';
  return iconv.encodingExists(label) ? label : undefined;
}
