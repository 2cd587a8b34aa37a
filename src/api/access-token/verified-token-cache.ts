import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const VERIFIED_FOR_MS = 60_000;
const REFUSED_FOR_MS = 5000;
const ENTRIES = 10_000;

/** A token that passed every check. */
export interface VerifiedToken {
  readonly clientId: string;
  readonly kid: string;
  /** End of validity, seconds since 1970. */
  readonly expiresAt: number;
}

/** A token that did not, and why. */
export interface RefusedToken {
  readonly refused: string;
}

/** Remembers the outcome of checks by the SHA-256 of the token: good ones for 60 s at most, bad ones for 5 s. */
export interface VerifiedTokenCache {
  key(token: string): string;
  verified(key: string): VerifiedToken | undefined;
  refused(key: string): RefusedToken | undefined;
  keepVerified(key: string, token: VerifiedToken): void;
  keepRefused(key: string, token: RefusedToken): void;
  dropKeys(kids: ReadonlySet<string>): void;
}

export function createVerifiedTokenCache(): VerifiedTokenCache {
  // Apart, so that a flood of bad tokens cannot push out good ones.
  const verified = new LRUCache<string, VerifiedToken>({ max: ENTRIES });
  const refused = new LRUCache<string, RefusedToken>({ max: ENTRIES });
  return {
    key: (token) => hash('sha256', token, 'base64'),
    verified: (key) => verified.get(key),
    refused: (key) => refused.get(key),
    keepVerified(key, token) {
      const ttl = Math.min(VERIFIED_FOR_MS, token.expiresAt * 1000 - Date.now());
      if (ttl > 0) verified.set(key, token, { ttl: Math.ceil(ttl) });
    },
    keepRefused: (key, token) => {
      refused.set(key, token, { ttl: REFUSED_FOR_MS });
    },
    dropKeys(kids) {
      for (const [key, token] of verified.entries()) if (kids.has(token.kid)) verified.delete(key);
    },
  };
}
