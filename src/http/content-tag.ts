import { createHash } from 'node:crypto';

export function contentTag(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url').slice(0, 16);
}
