import { ACCESS_TOKEN_SECONDS, CLOCK_TOLERANCE_SECONDS } from '../domain/token-times.ts';
import type { StoredSigningKey } from '../ports/signing-key-store.ts';

/** Reload interval of a running token service: the longest it signs with a retired key. */
export const KEY_RELOAD_SECONDS = 5;

/** Cache lifetime of the published key set. */
export const JWKS_MAX_AGE_SECONDS = 10;

/** Minimum time of publication before a key signs, so that every service and cache has it. */
export const PUBLISH_AHEAD_SECONDS = KEY_RELOAD_SECONDS + JWKS_MAX_AGE_SECONDS;

/** Time a retired key stays published: its last token has expired after this. */
export const RETIRED_KEY_SECONDS = KEY_RELOAD_SECONDS + ACCESS_TOKEN_SECONDS + CLOCK_TOLERANCE_SECONDS;

/** True if a token signed by this key may still be valid, or be issued later. */
export function isPublished(key: StoredSigningKey, now: Date): boolean {
  return key.retiredAt === null || now.getTime() - key.retiredAt.getTime() <= RETIRED_KEY_SECONDS * 1000;
}
