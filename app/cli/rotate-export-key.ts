import { rotateExportKey } from '../../exports/sign-manifest.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { withStores } from './with-stores.ts';

/** `menus export rotate-key`: the next manifest is signed with a new key. */
export function rotateKey(_options: object, io: CommandIo): Promise<void> {
  return withStores(async ({ exportManifests: manifests }, { config }) => {
    const kid = await rotateExportKey({ manifests, keyEncryptionKey: await encryptionKey(config) });
    io.out(`signs      ${kid}`);
  });
}
