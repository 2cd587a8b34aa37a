import { ACCESS_TOKEN_SECONDS, CLOCK_TOLERANCE_SECONDS } from '../src/domain/token-times.ts';
import type { StoredSigningKey } from '../src/ports/signing-key-store.ts';

/** How often a running token service reads the keys again: the longest it signs with a key that has been retired. */
export const KEY_RELOAD_SECONDS = 5;

/** How long caches may hold the published key set. */
export const JWKS_MAX_AGE_SECONDS = 10;

/** A key must have been published this long before it signs, so that every service and cache has it. */
export const PUBLISH_AHEAD_SECONDS = KEY_RELOAD_SECONDS + JWKS_MAX_AGE_SECONDS;

/** How long a retired key stays published: its last token is dead after this. */
export const RETIRED_KEY_SECONDS = KEY_RELOAD_SECONDS + ACCESS_TOKEN_SECONDS + CLOCK_TOLERANCE_SECONDS;

/** Whether a token signed by this key may still be valid, or may be issued yet. */
export function isPublished(key: StoredSigningKey, now: Date): boolean {
  return key.retiredAt === null || now.getTime() - key.retiredAt.getTime() <= RETIRED_KEY_SECONDS * 1000;
}
