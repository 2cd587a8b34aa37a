import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ENCRYPTION_KEY_BYTES = 32;

/** Encrypts with AES-256-GCM into one buffer: nonce, tag, ciphertext. `context` must be the same to decrypt. */
export function seal(plaintext: Buffer, key: Buffer, context: string): Buffer {
  assertKeyEncryptionKey(key);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts the result of `seal`. @throws Error if key, context or a single bit differs */
export function unseal(sealed: Buffer, key: Buffer, context: string): Buffer {
  assertKeyEncryptionKey(key);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function assertKeyEncryptionKey(key: Buffer): void {
  if (key.length !== KEY_ENCRYPTION_KEY_BYTES) {
    throw new Error(`The key encryption key has ${key.length} bytes; AES-256 needs ${KEY_ENCRYPTION_KEY_BYTES}.`);
  }
}
