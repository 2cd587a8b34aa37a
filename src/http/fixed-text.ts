import { compressForKeeping } from './compress.ts';
import { contentTag } from './content-tag.ts';
import type { ContentCoding } from './negotiate-encoding.ts';

/** A constant text whose entity tag and encoded bodies are made once, so that requests cost no compression. */
export interface FixedText {
  readonly text: string;
  readonly tag: string;
  readonly bytes: Buffer;
  encode(coding: Exclude<ContentCoding, 'identity'>): Promise<Buffer>;
}

export function fixedText(text: string): FixedText {
  const bytes = Buffer.from(text);
  const encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  return {
    text,
    tag: contentTag(text),
    bytes,
    encode(coding) {
      encoded[coding] ??= compressForKeeping(bytes, coding);
      return encoded[coding];
    },
  };
}
