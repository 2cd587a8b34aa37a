import type { Allowance } from './rate-limiter.ts';

/** Headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10), and `Retry-After` with a refusal. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  const { policy, perMinute, remaining, resetSeconds, exceeded } = allowance;
  return {
    'RateLimit-Policy': `"${policy}";q=${perMinute};w=60`,
    RateLimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
    ...(exceeded && { 'Retry-After': String(resetSeconds) }),
  };
}
