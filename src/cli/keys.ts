import { rotateKeys } from '../../tokens/rotate-keys.ts';
import { encryptionKey } from '../processes/encryption-key.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

/** Moves every signing key one step on; running token services follow within seconds. */
export function rotateSigningKeys(
  options: { readonly revoke?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  return withStores(async (stores, { config }) => {
    const rotation = await rotateKeys({
      keys: stores.signingKeys,
      keyEncryptionKey: await encryptionKey(config),
      algorithm: config.signingAlgorithm,
      revoke: options.revoke ?? false,
    });
    if (options.json) {
      io.out(JSON.stringify(rotation));
      return EXIT.done;
    }
    io.out(`signs      ${rotation.signing}`);
    io.out(`next       ${rotation.next}`);
    for (const kid of rotation.published) io.out(`published  ${kid}`);
    for (const kid of rotation.removed) io.out(`removed    ${kid}`);
    return EXIT.done;
  });
}
