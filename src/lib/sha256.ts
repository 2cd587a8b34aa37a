import { hash } from 'node:crypto';

export function sha256Of(content: Uint8Array | string): string {
  return hash('sha256', content);
}
