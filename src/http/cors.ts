import koaCors from '@koa/cors';
import type { Middleware } from 'koa';

/** Response headers a script of another origin may read; set on errors too. */
export const EXPOSED_HEADERS = [
  'Link',
  'X-Total-Count',
  'X-Allergens-Unknown',
  'X-Allergens-Likely',
  'X-Search-Understood',
  'X-Request-Id',
  'ETag',
  'Last-Modified',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
];

const ALLOWED_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'If-Modified-Since',
  'If-None-Match',
  'X-Request-Id',
];

/**
 * CORS (Fetch standard) without credentials: tokens travel in a header, never in a cookie.
 * @param origins '*' or the list of origins that may read answers
 */
export function cors(origins: '*' | readonly string[], methods: readonly string[] = ['GET', 'HEAD']): Middleware {
  const allowed = origins === '*' ? '*' : new Set(origins.map((origin) => origin.replace(/\/$/, '')));
  return koaCors({
    origin: (ctx) => {
      if (allowed === '*') return '*';
      const origin = ctx.get('Origin');
      return allowed.has(origin) ? origin : '';
    },
    allowMethods: [...methods],
    allowHeaders: ALLOWED_HEADERS,
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
    // Errors are turned into answers further in, so headers that were set stay set.
    keepHeadersOnError: false,
  });
}
