import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { ServiceError } from '../domain/errors.ts';
import { sealKeyPair } from '../lib/sealed-key.ts';
import type {
  SigningAlgorithm,
  SigningKeyState,
  SigningKeyStore,
  StoredSigningKey,
} from '../ports/signing-key-store.ts';
import { isPublished, PUBLISH_AHEAD_SECONDS } from './key-lifetime.ts';

export interface KeyDeps {
  readonly keys: SigningKeyStore;
  /** 32 bytes that seal the private keys. */
  readonly keyEncryptionKey: Buffer;
  /** Algorithm of new keys; by default that of the newest one, RS256 for the first. */
  readonly algorithm?: SigningAlgorithm | undefined;
}

/** Ensures that there is a current and a next key. Safe to run in several services at once. */
export async function ensureKeys(deps: KeyDeps): Promise<readonly StoredSigningKey[]> {
  const { keys, keyEncryptionKey } = deps;
  const stored = await keys.list();
  if (isComplete(stored)) return stored;
  const algorithm = deps.algorithm ?? algorithmOf(stored);
  // Generated before the lock is taken: finding primes can take a second.
  const current = await generateSigningKey(algorithm, 'current', keyEncryptionKey);
  const next = await generateSigningKey(algorithm, 'next', keyEncryptionKey);
  return keys.update((now) => {
    const added = [current, next].filter((key) => !now.some((other) => other.state === key.state));
    return [...now, ...added];
  });
}

export interface RotateKeysOptions extends KeyDeps {
  /** The current and the previous keys are compromised: stop publishing them at once, which invalidates their tokens. */
  readonly revoke?: boolean;
  readonly now?: Date;
}

export interface KeyRotation {
  readonly signing: string;
  readonly next: string;
  /** Keys that no longer sign but stay published until their last token has expired. */
  readonly published: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Moves every key one step on: next signs, current only verifies, expired ones go, a new next is published. Running token services follow
 * within seconds. A change of algorithm therefore takes effect at the rotation after this one.
 * @throws ServiceError 409 `key_too_young` while the next key has not been published for long enough, unless `revoke` is given
 */
export async function rotateKeys(options: RotateKeysOptions): Promise<KeyRotation> {
  const { keys, keyEncryptionKey, revoke = false, now = new Date() } = options;
  const known = await ensureKeys(options);
  const fresh = await generateSigningKey(options.algorithm ?? algorithmOf(known), 'next', keyEncryptionKey);
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

function isComplete(keys: readonly StoredSigningKey[]): boolean {
  return keys.some((key) => key.state === 'current') && keys.some((key) => key.state === 'next');
}

function algorithmOf(keys: readonly StoredSigningKey[]): SigningAlgorithm {
  const newest = keys.find((key) => key.state === 'next') ?? keys.find((key) => key.state === 'current');
  return newest?.algorithm ?? 'RS256';
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

const generate = promisify(generateKeyPair);
const RSA_BITS = 2048;

/** Generates a key pair for `algorithm` (RS256: RSA 2048; ES256: P-256) with the private half sealed. */
export async function generateSigningKey(
  algorithm: SigningAlgorithm,
  state: SigningKeyState,
  keyEncryptionKey: Buffer,
): Promise<StoredSigningKey> {
  const pair =
    algorithm === 'RS256'
      ? await generate('rsa', { modulusLength: RSA_BITS })
      : await generate('ec', { namedCurve: 'P-256' });
  return { ...sealKeyPair(pair, keyEncryptionKey), algorithm, state, createdAt: new Date(), retiredAt: null };
}
