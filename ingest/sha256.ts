import { createHash } from 'node:crypto';

/** Content hash of a document, as sources are kept by: lower-case hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
