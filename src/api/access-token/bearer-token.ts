import type { IncomingMessage } from 'node:http';
import type { TokenErrors } from './token-errors.ts';

const NAME = 'authorization';
/** Longest Authorization header that is read, in characters. */
const LONGEST_HEADER = 4096;

const SCHEME = /^bearer(?: +|$)/i;

/**
 * The token in the Authorization header (RFC 6750 section 2.1), of whatever form.
 * @throws ServiceError 400 or 401 where there is none to check
 */
export function bearerToken(request: IncomingMessage, errors: TokenErrors): string {
  const header = request.headers.authorization;
  if (header === undefined) throw errors.noToken;
  if (isRepeated(request.rawHeaders)) throw errors.badRequest('there is more than one Authorization header');
  if (header.length > LONGEST_HEADER)
    throw errors.refused(`the Authorization header is longer than ${LONGEST_HEADER} bytes`);
  const scheme = SCHEME.exec(header)?.[0];
  if (scheme === undefined) throw errors.noToken;
  return header.slice(scheme.length);
}

/** Node keeps the first of several Authorization headers and drops the others. */
function isRepeated(rawHeaders: readonly string[]): boolean {
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === NAME.length && name.toLowerCase() === NAME) seen += 1;
  }
  return seen > 1;
}
