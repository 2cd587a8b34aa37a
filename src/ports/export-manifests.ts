import type { ExportScope } from '../domain/export-tables.ts';

/** A key that signs manifests of exports. */
export interface ExportKey {
  /** RFC 7638 thumbprint. */
  readonly kid: string;
  /** Ed25519, as RFC 8037 writes it. */
  readonly publicJwk: Readonly<Record<string, string>>;
  /** Private key, PKCS#8, sealed with KEY_ENCRYPTION_KEY (AES-256-GCM: nonce, tag, ciphertext). */
  readonly sealedPrivateKey: Buffer;
  readonly createdAt: Date;
  /** When it stopped signing; null while it signs. It stays published for the manifests that it signed. */
  readonly retiredAt: Date | null;
}

/** The manifests of exports, a chain for each scope, and the keys that sign them. */
export interface ExportManifests {
  /** Newest first; the first one signs. */
  keys(): Promise<readonly ExportKey[]>;
  /** Stores a key and retires the one that signed, unless another is there that `expected` does not name. */
  addKey(key: Pick<ExportKey, 'kid' | 'publicJwk' | 'sealedPrivateKey'>, expected: string | null): Promise<void>;
  /** The text of a manifest, the latest one by default; null where there is none (any more). */
  manifest(scope: ExportScope, number?: number): Promise<string | null>;
  /**
   * Adds what `next` makes of the latest manifest, under a lock. Where it returns the latest again, nothing is added. Of a scope the last
   * thousand are kept.
   */
  append(
    scope: ExportScope,
    next: (latest: string | null) => { readonly number: number; readonly text: string },
  ): Promise<string>;
}
