import { FORMAT_NAMES, kindOfType, type SourceKind } from '@menu-data-service/menu-model/formats';
import { fileTypeFromBuffer } from 'file-type';
import iconv from 'iconv-lite';
import { byteOrderMark } from './decode-html.ts';
import { UnreadableSource } from './unreadable-source.ts';

// recheck-ignore: of a document 8 kB are looked at
const HTML_START = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const ANY_TAG = /<(?:div|p|table|ul|ol|dl|section|article|main|span|h[1-6]|br|script|style|title|meta|img|a)\b[^<>]*>/i;

/**
 * Detects the kind of a document by its content, because names and headers are too often wrong.
 *
 * @param mediaType declared by the sender, used only for text that could be anything
 * @throws UnreadableSource for any other format, naming it and the remedy
 */
export async function sourceKind(bytes: Uint8Array, mediaType = ''): Promise<SourceKind> {
  if (bytes.length === 0) throw new UnreadableSource('empty', 'the file is empty');
  const head = Buffer.from(bytes.subarray(0, 8192));
  // the byte order mark of UTF-16 looks like the beginning of an MPEG stream
  if (byteOrderMark(head)?.startsWith('utf-16') && isHtml(textOf(head), mediaType)) return 'html';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = found?.mime ?? '';
  const kind = kindOfType(mime);
  if (kind !== undefined) return kind;
  if (mime === '' || mime === 'application/xml') {
    if (isHtml(textOf(head), mediaType)) return 'html';
    // ISO 32000-2 allows the header anywhere in the first kilobyte
    if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  }
  throw new UnreadableSource('unsupported', `${described(mime, head)}; ${FORMAT_NAMES} are read`);
}

function isHtml(text: string | undefined, mediaType: string): boolean {
  return text !== undefined && (HTML_START.test(text) || ANY_TAG.test(text) || /html/i.test(mediaType));
}

/**
 * Media type to store with a readable document, judged by its content.
 *
 * @param declared Content-Type of the sender, whose charset is kept for HTML
 * @throws UnreadableSource like `sourceKind`
 */
export async function storedMediaType(bytes: Uint8Array, declared = ''): Promise<string> {
  const kind = await sourceKind(bytes, declared);
  if (kind === 'html') return /html/i.test(declared) ? declared : 'text/html';
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  // file-type misses a PDF whose header comes late
  return kindOfType(mime) === undefined ? 'application/pdf' : mime;
}

/** Decodes the beginning of a file, in an ASCII-like encoding or UTF-16 with a byte order mark; undefined for binary data. */
function textOf(head: Buffer): string | undefined {
  const encoding = byteOrderMark(head);
  if (encoding?.startsWith('utf-16')) return iconv.decode(head, encoding);
  return head.includes(0) ? undefined : head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
}

function described(mime: string, head: Buffer): string {
  const isPackage = mime === 'application/zip' && head.includes('word/');
  if (isPackage || /wordprocessingml|msword/.test(mime)) return 'this is a Word file: save it as PDF';
  if (/presentationml|spreadsheetml|opendocument|x-cfb/.test(mime)) return 'this is an office file: save it as PDF';
  if (/zip|gzip|x-7z|x-rar|x-tar|bzip|x-xz|zstd/.test(mime)) return 'this is an archive: unpack it first';
  if (mime !== '') return `this is a file of type ${mime}`;
  return head.includes(0) ? 'this is not a known kind of document' : 'this is plain text without any markup';
}
