import type { IncomingMessage } from 'node:http';
import { OAuthError } from './oauth-error.ts';

const MOST_BYTES = 4096;

/** The request body as UTF-8 text, at most 4 kB; throws `invalid_request` (413) when there is more. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Content-Length may lie or be absent, so what really arrives is counted.
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MOST_BYTES) throw tooLarge();
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): OAuthError {
  return new OAuthError('invalid_request', `The body may have at most ${MOST_BYTES} bytes.`, {
    status: 413,
    headers: { Connection: 'close' },
  });
}
