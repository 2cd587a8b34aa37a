import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';

/** RFC 9110, section 4.1, asks for at least 8000 octets. */
const MAX_URL_CHARACTERS = 8000;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Refuses unreadable addresses: too long (414), broken percent-encoding or control characters in the path (400). */
export function requestGuard(): Middleware {
  return (ctx, next) => {
    if (ctx.url.length > MAX_URL_CHARACTERS) {
      throw new ServiceError(414, 'uri_too_long', `The address is longer than ${MAX_URL_CHARACTERS} characters.`);
    }
    if (ctx.path.includes('%') && CONTROL_CHARACTER.test(decode(ctx.path))) {
      throw new ServiceError(400, 'malformed_url', 'The path holds a control character.');
    }
    return next();
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    const detail =
      'The path holds a % that is not followed by two hexadecimal digits of UTF-8 text. Write a plain % as %25.';
    throw new ServiceError(400, 'malformed_url', detail, { cause });
  }
}
