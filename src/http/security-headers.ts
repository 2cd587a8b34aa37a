import type { Middleware } from 'koa';
import { setHeaders } from './set-headers.ts';

/** For data: nothing may be run, framed or sniffed. Pages set their own policy. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': DATA_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

export function securityHeaders(): Middleware {
  return (ctx, next) => {
    setHeaders(ctx, HEADERS);
    return next();
  };
}
