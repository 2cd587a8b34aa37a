import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_PREFIX = 'menus_secret_';
const SECRET_BYTES = 32;
const CHECKSUM_LENGTH = 6;
const SECRET_PATTERN = /^menus_secret_[\w-]{43}[\w-]{6}$/;
const CLIENT_ID_BYTES = 15;
const CLIENT_ID_PATTERN = /^client_[0-9a-f]{30}$/;

/** Live secrets per client, so that a new one can be rolled out before the old one is dropped. */
const LIVE_SECRETS = 2;
const DUMMY_HASH = hash('sha256', 'no client', 'hex');

export function generateClientId(): string {
  return `client_${randomBytes(CLIENT_ID_BYTES).toString('hex')}`;
}

export function isWellFormedClientId(text: string): boolean {
  return CLIENT_ID_PATTERN.test(text);
}

/**
 * Generates a secret of 32 random bytes with a prefix, by which scanners find a leaked one, and a checksum, which detects a mistyped one
 * without asking the database.
 */
export function generateClientSecret(): string {
  const body = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return body + checksum(body);
}

export function isWellFormedSecret(secret: string): boolean {
  const body = secret.slice(0, -CHECKSUM_LENGTH);
  return SECRET_PATTERN.test(secret) && checksum(body) === secret.slice(-CHECKSUM_LENGTH);
}

/** Lower-case hex SHA-256. A slow hash would add nothing to 256 random bits, and make guessing a denial of service. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** Compares in constant time, with the same work for a client with no secret as for one with two. */
export function secretMatches(secret: string, secretHashes: readonly string[]): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex');
  let matches = false;
  for (let slot = 0; slot < LIVE_SECRETS; slot += 1) {
    const stored = secretHashes[slot];
    const equal = timingSafeEqual(given, Buffer.from(stored ?? DUMMY_HASH, 'hex'));
    matches = (equal && stored !== undefined) || matches;
  }
  return matches;
}

function checksum(body: string): string {
  return hash('sha256', body, 'base64url').slice(0, CHECKSUM_LENGTH);
}
