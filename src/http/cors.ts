import koaCors from '@koa/cors';
import type { Context, Middleware } from 'koa';
import { setHeaders } from './set-headers.ts';

/** Response headers a script of another origin may read; set on errors too. */
export const EXPOSED_HEADERS = [
  'Link',
  'X-Total-Count',
  'X-Allergens-Unknown',
  'X-Allergens-Likely',
  'X-Places-Unknown',
  'X-Search-Understood',
  'X-Request-Id',
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
  'Content-Range',
  'Repr-Digest',
  'Content-Location',
  'X-Source-Checked-At',
  'X-Source-State',
  'X-Source-Stale-After',
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
  'If-Range',
  'Range',
  'X-Request-Id',
];

/**
 * CORS (Fetch standard) without credentials: tokens travel in a header, never in a cookie. The library @koa/cors handles preflights; the
 * three headers of every other answer are set here, at a third of its cost.
 * @param origins '*' or the list of origins that may read answers
 */
export function cors(origins: '*' | readonly string[], methods: readonly string[] = ['GET', 'HEAD']): Middleware {
  const allowed = origins === '*' ? '*' : new Set(origins.map((origin) => origin.replace(/\/$/, '')));
  const originFor = (ctx: Context) => {
    if (allowed === '*') return '*';
    const origin = ctx.get('Origin');
    return allowed.has(origin) ? origin : '';
  };
  const exposed = EXPOSED_HEADERS.join(',');
  const preflight = koaCors({
    origin: originFor,
    allowMethods: [...methods],
    allowHeaders: ALLOWED_HEADERS,
    maxAge: 86_400,
    // Error answers are created further in, so headers already set stay set.
    keepHeadersOnError: false,
  });
  return (ctx, next) => {
    if (ctx.method === 'OPTIONS') return preflight(ctx, next);
    ctx.res.setHeader('Vary', 'Origin');
    const origin = originFor(ctx);
    if (origin !== '') {
      setHeaders(ctx, { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed });
    }
    return next();
  };
}
