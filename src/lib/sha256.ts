import { hash } from 'node:crypto';

/** SHA-256 in lower-case hex; texts are hashed as UTF-8. */
export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content);
}
