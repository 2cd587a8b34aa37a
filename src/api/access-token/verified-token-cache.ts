import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccessTokenClaims } from './access-token-claims.ts';

const VERIFIED_FOR_MS = 60_000;
const REFUSED_FOR_MS = 5000;
const ENTRIES = 10_000;

export interface VerifiedToken extends AccessTokenClaims {
  readonly kid: string;
}

export interface RefusedToken {
  readonly refused: string;
}

/**
 * Caches the outcome of checks by the SHA-256 of the token: valid ones for at most 60 s, invalid ones for 5 s.
 * @param clock that measures the 5 s
 */
export function createVerifiedTokenCache(clock: { now(): number } = performance) {
  // Separate, so that a flood of bad tokens cannot evict good ones.
  const verified = new LRUCache<string, VerifiedToken>({ max: ENTRIES });
  const refused = new LRUCache<string, RefusedToken>({ max: ENTRIES, ttlResolution: 0, perf: clock });
  return {
    key: (token: string) => hash('sha256', token, 'base64'),
    verified: (key: string) => verified.get(key),
    refused: (key: string) => refused.get(key),
    keepVerified(key: string, token: VerifiedToken) {
      const ttl = Math.min(VERIFIED_FOR_MS, token.expiresAt * 1000 - Date.now());
      if (ttl > 0) verified.set(key, token, { ttl: Math.ceil(ttl) });
    },
    keepRefused(key: string, token: RefusedToken) {
      // Kept from the first refusal on, not from the latest: a token may become valid, with a key not known before.
      if (!refused.has(key)) refused.set(key, token, { ttl: REFUSED_FOR_MS });
    },
    dropKeys(kids: ReadonlySet<string>) {
      for (const [key, token] of verified.entries()) if (kids.has(token.kid)) verified.delete(key);
    },
  };
}
