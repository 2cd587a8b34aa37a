import type { IncomingMessage } from 'node:http';
import { withTimeout } from '../lib/resilience.ts';
import { OAuthError } from './oauth-error.ts';

const MAX_BYTES = 4096;
export const BODY_MS = 2000;

/**
 * Reads the request body as UTF-8 text, at most 4 kB.
 * @throws OAuthError `invalid_request` if it is larger (413), does not arrive in 2 s (408) or breaks off (400)
 */
export function readBody(request: IncomingMessage): Promise<string> {
  const late = () => refused(408, `The body did not arrive in ${BODY_MS / 1000} seconds.`);
  return withTimeout(BODY_MS, late, () => collect(request));
}

async function collect(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Content-Length may be wrong or absent, so the bytes are counted.
    for await (const chunk of request) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > MAX_BYTES) throw refused(413, `The body may have at most ${MAX_BYTES} bytes.`);
      chunks.push(part);
    }
  } catch (error) {
    if (error instanceof OAuthError) throw error;
    // The client hung up: it gets no answer, and the log shows that the fault is not ours.
    throw new OAuthError('invalid_request', 'The body broke off before its end.');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refused(status: number, description: string): OAuthError {
  return new OAuthError('invalid_request', description, { status, headers: { Connection: 'close' } });
}
