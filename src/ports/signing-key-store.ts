export type SigningAlgorithm = 'RS256' | 'ES256';
export type SigningKeyState = 'next' | 'current' | 'previous';

export interface StoredSigningKey {
  /** RFC 7638 thumbprint. */
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly publicJwk: Readonly<Record<string, string>>;
  /** Private key, PKCS#8, sealed with KEY_ENCRYPTION_KEY (AES-256-GCM: nonce, tag, ciphertext). */
  readonly sealedPrivateKey: Buffer;
  readonly state: SigningKeyState;
  readonly createdAt: Date;
  /** When it stopped signing. The key stays published until its last token has expired. */
  readonly retiredAt: Date | null;
}

export interface SigningKeyStore {
  list(): Promise<readonly StoredSigningKey[]>;
  /** Replaces all keys under a lock, so that several token services always agree. */
  update(
    change: (keys: readonly StoredSigningKey[]) => readonly StoredSigningKey[],
  ): Promise<readonly StoredSigningKey[]>;
}
