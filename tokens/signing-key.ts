import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sealKeyPair } from '../src/lib/sealed-key.ts';
import type { SigningAlgorithm, SigningKeyState, StoredSigningKey } from '../src/ports/signing-key-store.ts';

const generate = promisify(generateKeyPair);
const RSA_BITS = 2048;

/** Makes a key pair for `algorithm` (RS256: RSA 2048; ES256: P-256) with the private half sealed. */
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
