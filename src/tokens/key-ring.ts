import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import { createOutageLog } from '../lib/outage-log.ts';
import { poll } from '../lib/poll.ts';
import { openSealedKey } from '../lib/sealed-key.ts';
import type { SigningAlgorithm, StoredSigningKey } from '../ports/signing-key-store.ts';
import { isPublished, KEY_RELOAD_SECONDS } from './key-lifetime.ts';
import { ensureKeys, type KeyDeps } from './rotate-keys.ts';

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly privateKey: KeyObject;
}

/** Public key in the key set (RFC 7517). */
type PublicKey = Readonly<Record<string, string>>;

/** The keys of a running token service, reloaded every few seconds to follow rotations. */
export interface KeyRing {
  /** Creates missing keys, loads all and begins to follow changes. @throws Error if the current key cannot be opened */
  start(): Promise<void>;
  stop(): void;
  /** Null before `start`. */
  signingKey(): SigningKey | null;
  /** Next, current and those retired keys whose tokens may still be valid. */
  publicKeys(): readonly PublicKey[];
}

export interface KeyRingDeps extends KeyDeps {
  readonly logger: Logger;
  readonly reloadSeconds?: number | undefined;
}

export function createKeyRing(deps: KeyRingDeps): KeyRing {
  const { keys, keyEncryptionKey, logger, reloadSeconds = KEY_RELOAD_SECONDS } = deps;
  const outage = createOutageLog(logger, {
    failed: 'the signing keys could not be read again; those in memory stay in use',
    recovered: 'the signing keys can be read again',
  });
  let stored: readonly StoredSigningKey[] = [];
  let signing: SigningKey | null = null;

  function use(loaded: readonly StoredSigningKey[]): void {
    const current = loaded.find((key) => key.state === 'current');
    if (current === undefined) throw new Error('There is no current signing key in the database.');
    if (signing?.kid !== current.kid) {
      const { kid, algorithm } = current;
      signing = { kid, algorithm, privateKey: openSealedKey(current, keyEncryptionKey) };
      logger.info({ kid, algorithm }, 'access tokens are signed with this key');
    }
    stored = loaded;
  }

  const reloading = poll(reloadSeconds * 1000, async () => {
    try {
      use(await keys.list());
      outage.recovered();
    } catch (error) {
      // The keys in memory are good unless rotated; better to continue with them than not to serve.
      outage.failed(error);
    }
  });

  return {
    async start() {
      use(await ensureKeys(deps));
      await reloading.start();
    },
    stop: reloading.stop,
    signingKey: () => signing,
    publicKeys() {
      const now = new Date();
      return stored
        .filter((key) => isPublished(key, now))
        .map((key) => ({ ...key.publicJwk, kid: key.kid, alg: key.algorithm, use: 'sig' }));
    },
  };
}
