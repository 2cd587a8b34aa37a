import type { IncomingMessage } from 'node:http';
import { OAuthError } from './oauth-error.ts';

/**
 * Client id and secret of HTTP Basic, both form-encoded inside as RFC 6749 section 2.3.1 has it; null without an
 * Authorization header.
 * @throws OAuthError `invalid_request` for anything that is not Basic or not readable
 */
export function readBasicCredentials(
  request: IncomingMessage,
): { readonly id: string; readonly secret: string } | null {
  const headers = request.headersDistinct.authorization ?? [];
  const header = headers[0];
  if (header === undefined) return null;
  if (headers.length > 1) throw new OAuthError('invalid_request', 'There is more than one Authorization header.');
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  const id = formDecoded(pair.slice(0, Math.max(colon, 0)));
  const secret = formDecoded(pair.slice(colon + 1));
  if (colon < 1 || id === null || secret === null) {
    throw new OAuthError('invalid_request', 'The Authorization header must be HTTP Basic with client id and secret.');
  }
  return { id, secret };
}

function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
