import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import { createOutageLog } from '../src/lib/outage-log.ts';
import { regularly } from '../src/lib/regularly.ts';
import { openSealedKey } from '../src/lib/sealed-key.ts';
import type { SigningAlgorithm, StoredSigningKey } from '../src/ports/signing-key-store.ts';
import { isPublished, KEY_RELOAD_SECONDS } from './key-lifetime.ts';
import { ensureKeys, type KeyDeps } from './rotate-keys.ts';

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly privateKey: KeyObject;
}

/** Public key as the key set shows it (RFC 7517). */
type PublicKey = Readonly<Record<string, string>>;

/** The keys of a running token service, read again every few seconds so that a rotation is seen. */
export interface KeyRing {
  /**
   * Makes missing keys, loads all and begins to follow changes.
   * @throws Error when the current key cannot be opened
   */
  start(): Promise<void>;
  stop(): void;
  /** Null before `start`. */
  signingKey(): SigningKey | null;
  /** Next, current and those retired keys whose tokens may still be alive. */
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
    well: 'the signing keys can be read again',
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

  const reloading = regularly(reloadSeconds * 1000, async () => {
    try {
      use(await keys.list());
      outage.well();
    } catch (error) {
      // The keys in memory are good as long as nobody rotates; better to continue with them than not to serve.
      outage.failed(error);
    }
  });

  return {
    async start() {
      use(await ensureKeys(deps));
      if (signing !== null && signing.algorithm !== deps.algorithm) {
        logger.info(`tokens are signed with ${signing.algorithm} until the keys are rotated, then ${deps.algorithm}`);
      }
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
