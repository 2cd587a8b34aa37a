import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { SigningAlgorithm, SigningKeyState, StoredSigningKey } from '../src/ports/signing-key-store.ts';
import { seal, unseal } from './seal.ts';

const generate = promisify(generateKeyPair);
const RSA_BITS = 2048;

/** Makes a key pair for `algorithm` (RS256: RSA 2048; ES256: P-256) with the private half sealed. */
export async function generateSigningKey(
  algorithm: SigningAlgorithm,
  state: SigningKeyState,
  keyEncryptionKey: Buffer,
): Promise<StoredSigningKey> {
  const { publicKey, privateKey } =
    algorithm === 'RS256'
      ? await generate('rsa', { modulusLength: RSA_BITS })
      : await generate('ec', { namedCurve: 'P-256' });
  const publicJwk = stringMembers(publicKey);
  const kid = thumbprint(publicJwk);
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  return {
    kid,
    algorithm,
    publicJwk,
    sealedPrivateKey: seal(pkcs8, keyEncryptionKey, kid),
    state,
    createdAt: new Date(),
    retiredAt: null,
  };
}

/**
 * The private key of a stored key.
 * @throws Error that names the setting when it cannot be opened
 */
export function openPrivateKey(key: StoredSigningKey, keyEncryptionKey: Buffer): KeyObject {
  try {
    const der = unseal(key.sealedPrivateKey, keyEncryptionKey, key.kid);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new Error(
      `KEY_ENCRYPTION_KEY does not open the signing key ${key.kid} in the database: give the key it was sealed with.`,
      { cause },
    );
  }
}

/** Thumbprint of a public key as RFC 7638 defines it: SHA-256 over its required members in order of name, base64url. */
export function thumbprint(jwk: Readonly<Record<string, string>>): string {
  const names = jwk.kty === 'RSA' ? ['e', 'kty', 'n'] : ['crv', 'kty', 'x', 'y'];
  const required = Object.fromEntries(names.map((name) => [name, jwk[name]]));
  return createHash('sha256').update(JSON.stringify(required)).digest('base64url');
}

function stringMembers(publicKey: KeyObject): Record<string, string> {
  const members: Record<string, string> = {};
  for (const [name, value] of Object.entries(publicKey.export({ format: 'jwk' }))) {
    if (typeof value === 'string') members[name] = value;
  }
  return members;
}
