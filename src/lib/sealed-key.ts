import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { seal, unseal } from './seal.ts';

export interface SealedKey {
  /** RFC 7638 thumbprint of the public key. */
  readonly kid: string;
  readonly publicJwk: Readonly<Record<string, string>>;
  /** PKCS#8, sealed with the key encryption key for this kid. */
  readonly sealedPrivateKey: Buffer;
}

/** Members of a thumbprint by name (RFC 7638). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  RSA: ['e', 'kty', 'n'],
  EC: ['crv', 'kty', 'x', 'y'],
};

export function sealKeyPair(
  { publicKey, privateKey }: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  keyEncryptionKey: Buffer,
): SealedKey {
  // All members of a public key are strings.
  const publicJwk = publicKey.export({ format: 'jwk' }) as Record<string, string>;
  const kid = thumbprint(publicJwk);
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { kid, publicJwk, sealedPrivateKey: seal(pkcs8, keyEncryptionKey, kid) };
}

/** Opens a stored private key. @throws Error that names the setting if it cannot be opened */
export function openSealedKey({ kid, sealedPrivateKey }: SealedKey, keyEncryptionKey: Buffer): KeyObject {
  try {
    const der = unseal(sealedPrivateKey, keyEncryptionKey, kid);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    throw new Error(
      `KEY_ENCRYPTION_KEY does not open the signing key ${kid} in the database: give the key it was sealed with.`,
      { cause },
    );
  }
}

/** RFC 7638 thumbprint: SHA-256 over the required members by name, base64url. */
export function thumbprint(jwk: Readonly<Record<string, string>>): string {
  const required = Object.fromEntries((REQUIRED[jwk.kty ?? ''] ?? []).map((name) => [name, jwk[name]]));
  return createHash('sha256').update(JSON.stringify(required)).digest('base64url');
}
