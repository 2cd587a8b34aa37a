import { KEY_REFRESH_SECONDS } from '../../src/api/access-token/verification-keys.ts';
import { JWKS_MAX_AGE_SECONDS, KEY_RELOAD_SECONDS } from '../../tokens/key-lifetime.ts';
import { rotateKeys } from '../../tokens/rotate-keys.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { withStores } from './with-stores.ts';

/** Until the token service stops publishing a key, caches have dropped it, and the APIs have read the keys again. */
const REVOKED_AFTER_SECONDS = KEY_RELOAD_SECONDS + JWKS_MAX_AGE_SECONDS + KEY_REFRESH_SECONDS;

/** Rotates the signing keys; running token services follow within seconds. */
export function rotateSigningKeys(
  options: { readonly revoke?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async (stores, { config }) => {
    const rotation = await rotateKeys({
      keys: stores.signingKeys,
      keyEncryptionKey: await encryptionKey(config),
      algorithm: config.signingAlgorithm,
      revoke: options.revoke ?? false,
    });
    if (options.revoke) {
      io.say(
        `Every API that reaches the token service refuses the removed keys within ${REVOKED_AFTER_SECONDS} seconds.`,
      );
    }
    if (options.json) return io.out(JSON.stringify(rotation));
    io.out(`signs      ${rotation.signing}`);
    io.out(`next       ${rotation.next}`);
    for (const kid of rotation.published) io.out(`published  ${kid}`);
    for (const kid of rotation.removed) io.out(`removed    ${kid}`);
  });
}
