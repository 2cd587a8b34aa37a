import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AccessTokenClaims } from './access-token-claims.ts';

const VERIFIED_FOR_MS = 60_000;
const REFUSED_FOR_MS = 5000;
const ENTRIES = 10_000;

/** A token that passed every check. */
export interface VerifiedToken extends AccessTokenClaims {
  readonly kid: string;
}

/** A token that did not, and why. */
export interface RefusedToken {
  readonly refused: string;
}

/** Remembers the outcome of checks by the SHA-256 of the token: good ones for 60 s at most, bad ones for 5 s. */
export function createVerifiedTokenCache() {
  // Apart, so that a flood of bad tokens cannot push out good ones.
  const verified = new LRUCache<string, VerifiedToken>({ max: ENTRIES });
  const refused = new LRUCache<string, RefusedToken>({ max: ENTRIES });
  return {
    key: (token: string) => hash('sha256', token, 'base64'),
    verified: (key: string) => verified.get(key),
    refused: (key: string) => refused.get(key),
    keepVerified(key: string, token: VerifiedToken) {
      const ttl = Math.min(VERIFIED_FOR_MS, token.expiresAt * 1000 - Date.now());
      if (ttl > 0) verified.set(key, token, { ttl: Math.ceil(ttl) });
    },
    keepRefused(key: string, token: RefusedToken) {
      refused.set(key, token, { ttl: REFUSED_FOR_MS });
    },
    dropKeys(kids: ReadonlySet<string>) {
      for (const [key, token] of verified.entries()) if (kids.has(token.kid)) verified.delete(key);
    },
  };
}
