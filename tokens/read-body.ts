import type { IncomingMessage } from 'node:http';
import { within } from '../src/lib/within.ts';
import { OAuthError } from './oauth-error.ts';

const MOST_BYTES = 4096;
/** Longest wait for a body, in milliseconds. */
export const BODY_MS = 2000;

/**
 * The request body as UTF-8 text, at most 4 kB.
 * @throws OAuthError `invalid_request` when there is more (413), when it does not arrive in 2 s (408) and when it breaks
 * off (400)
 */
export function readBody(request: IncomingMessage): Promise<string> {
  const late = () => refused(408, `The body did not arrive in ${BODY_MS / 1000} seconds.`);
  return within(BODY_MS, late, () => collect(request));
}

async function collect(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Content-Length may be wrong or absent, so what arrives is counted.
    for await (const chunk of request) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > MOST_BYTES) throw refused(413, `The body may have at most ${MOST_BYTES} bytes.`);
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
