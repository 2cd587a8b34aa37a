import { ServiceError } from '../src/domain/errors.ts';
import type { SigningAlgorithm, SigningKeyStore, StoredSigningKey } from '../src/ports/signing-key-store.ts';
import { isPublished, PUBLISH_AHEAD_SECONDS } from './key-lifetime.ts';
import { generateSigningKey } from './signing-key.ts';

export interface KeyDeps {
  readonly keys: SigningKeyStore;
  /** 32 bytes that seal the private keys. */
  readonly keyEncryptionKey: Buffer;
  readonly algorithm: SigningAlgorithm;
}

/**
 * Ensures that there is a current and a next key. The next key is of the configured algorithm, so that a change
 * of algorithm takes effect with the next rotation. Safe to run in several services at once.
 */
export async function ensureKeys(deps: KeyDeps): Promise<readonly StoredSigningKey[]> {
  const { keys, keyEncryptionKey, algorithm } = deps;
  const stored = await keys.list();
  if (isComplete(stored, algorithm)) return stored;
  // Made before the lock is taken: finding primes can take a second.
  const current = await generateSigningKey(algorithm, 'current', keyEncryptionKey);
  const next = await generateSigningKey(algorithm, 'next', keyEncryptionKey);
  return keys.update((now) => {
    if (isComplete(now, algorithm)) return now;
    const kept = now.filter((key) => key.state !== 'next' || key.algorithm === algorithm);
    const added = [current, next].filter((key) => !kept.some((other) => other.state === key.state));
    return [...kept, ...added];
  });
}

export interface RotateKeysOptions extends KeyDeps {
  /** The current and the previous keys are compromised: stop publishing them at once; their tokens die with them. */
  readonly revoke?: boolean;
  readonly now?: Date;
}

export interface KeyRotation {
  readonly signing: string;
  readonly next: string;
  /** Keys that no longer sign but stay published until their last token is dead. */
  readonly published: readonly string[];
  /** Keys that are gone. */
  readonly removed: readonly string[];
}

/**
 * Moves every key one step on: next signs, current only verifies, dead ones go, a new next is published. Running
 * token services follow within seconds.
 * @throws ServiceError 409 `key_too_young` while the next key has not been published long enough for everybody to know
 * it, unless `revoke` is given
 */
export async function rotateKeys(options: RotateKeysOptions): Promise<KeyRotation> {
  const { keys, keyEncryptionKey, algorithm, revoke = false, now = new Date() } = options;
  await ensureKeys(options);
  const fresh = await generateSigningKey(algorithm, 'next', keyEncryptionKey);
  let before: readonly string[] = [];
  const after = await keys.update((stored) => {
    before = stored.map((key) => key.kid);
    return [...stored.flatMap((key) => step(key, revoke, now)), { ...fresh, createdAt: now }];
  });
  const kids = (state: string) => after.filter((key) => key.state === state).map((key) => key.kid);
  return {
    signing: kids('current').join(),
    next: kids('next').join(),
    published: kids('previous'),
    removed: before.filter((kid) => !after.some((key) => key.kid === kid)),
  };
}

function isComplete(keys: readonly StoredSigningKey[], algorithm: SigningAlgorithm): boolean {
  return (
    keys.some((key) => key.state === 'current') &&
    keys.some((key) => key.state === 'next' && key.algorithm === algorithm)
  );
}

function step(key: StoredSigningKey, revoke: boolean, now: Date): StoredSigningKey[] {
  if (key.state === 'next') {
    if (!revoke) assertPublishedLongEnough(key, now);
    return [{ ...key, state: 'current' }];
  }
  if (revoke || !isPublished(key, now)) return [];
  return key.state === 'current' ? [{ ...key, state: 'previous', retiredAt: now }] : [key];
}

function assertPublishedLongEnough(key: StoredSigningKey, now: Date): void {
  const wait = Math.ceil(PUBLISH_AHEAD_SECONDS - (now.getTime() - key.createdAt.getTime()) / 1000);
  if (wait > 0) {
    throw new ServiceError(
      409,
      'key_too_young',
      `The next signing key has not been published for ${PUBLISH_AHEAD_SECONDS} seconds yet, so not everybody knows it. ` +
        `Rotate again in ${wait} seconds, or revoke if the current key is compromised.`,
      { headers: { 'Retry-After': String(wait) } },
    );
  }
}
