import type { IncomingMessage } from 'node:http';
import { badRequest, noToken, refused } from './token-errors.ts';

/** Longest Authorization header that is read, in characters. */
const LONGEST_HEADER = 4096;

/** Three parts of base64url without padding (RFC 7515 section 2). */
const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The token in the Authorization header (RFC 6750 section 2.1).
 * @throws ServiceError 400 or 401 where there is none to check
 */
export function bearerToken(request: IncomingMessage): string {
  const headers = request.headersDistinct.authorization ?? [];
  if (headers.length > 1) throw badRequest('there is more than one Authorization header');
  const header = headers[0];
  if (header === undefined) throw noToken();
  if (header.length > LONGEST_HEADER) throw refused(`the Authorization header is longer than ${LONGEST_HEADER} bytes`);
  const [scheme = '', token = '', ...rest] = header.split(/ +/);
  if (scheme.toLowerCase() !== 'bearer') throw noToken();
  if (rest.length > 0 || !COMPACT_JWS.test(token)) throw refused('it is not a JWT');
  return token;
}
