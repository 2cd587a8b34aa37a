import { hash } from 'node:crypto';

/** SHA-256 in lower-case hex, of bytes or of a text in UTF-8. */
export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content);
}
