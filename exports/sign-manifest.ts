import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ExportedFile, ExportManifest } from '../src/domain/export-manifest.ts';
import type { ExportScope } from '../src/domain/export-tables.ts';
import { canonicalJson } from '../src/lib/canonical-json.ts';
import { openSealedKey, sealKeyPair } from '../src/lib/sealed-key.ts';
import { sha256Of } from '../src/lib/sha256.ts';
import type { ExportKey, ExportManifests } from '../src/ports/export-manifests.ts';
import type { WrittenExport } from './write-export.ts';

export interface SigningDeps {
  readonly manifests: ExportManifests;
  /** 32 bytes. */
  readonly keyEncryptionKey: Buffer;
}

/**
 * Signs the manifest of an export and adds it to the chain of its scope. Where the files are those of the latest manifest already, that one
 * stays, so that all who make exports of the same data have the same.
 * @returns the text of the manifest
 * @throws Error that names KEY_ENCRYPTION_KEY when the key cannot be opened
 */
export async function signManifest(
  { manifests, keyEncryptionKey }: SigningDeps,
  scope: ExportScope,
  written: Pick<WrittenExport, 'takenAt' | 'files'>,
): Promise<string> {
  const key = await currentKey({ manifests, keyEncryptionKey });
  const privateKey = openSealedKey(key, keyEncryptionKey);
  return manifests.append(scope, (latest) => {
    const before = latest === null ? null : (JSON.parse(latest) as ExportManifest);
    const files = written.files.map(
      ({ name, mediaType, bytes, sha256, rows }): ExportedFile => ({ name, mediaType, bytes, sha256, rows }),
    );
    if (latest !== null && before && isSame(before, files, key)) return { number: before.number, text: latest };
    const unsigned: Omit<ExportManifest, 'signature'> = {
      ...{ format: 'menus-export-1', scope, number: (before?.number ?? 0) + 1, takenAt: written.takenAt },
      previous: latest === null || !before ? null : { number: before.number, sha256: sha256Of(latest) },
      files,
    };
    const manifest: ExportManifest = { ...unsigned, signature: signatureOf(unsigned, key.kid, privateKey) };
    return { number: manifest.number, text: JSON.stringify(manifest) };
  });
}

/**
 * Makes a new key, which signs from now on; the one before stays published.
 * @returns its id
 */
export async function rotateExportKey({ manifests, keyEncryptionKey }: SigningDeps): Promise<string> {
  const current = await signingKey(manifests);
  const key = sealKeyPair(generateKeyPairSync('ed25519'), keyEncryptionKey);
  await manifests.addKey(key, current?.kid ?? null);
  return key.kid;
}

async function currentKey(deps: SigningDeps): Promise<ExportKey> {
  const known = await signingKey(deps.manifests);
  if (known) return known;
  await rotateExportKey(deps);
  const made = await signingKey(deps.manifests);
  if (!made) throw new Error('There is no key to sign exports with.');
  return made;
}

async function signingKey(manifests: ExportManifests): Promise<ExportKey | undefined> {
  return (await manifests.keys()).find(({ retiredAt }) => retiredAt === null);
}

function isSame(before: ExportManifest, files: readonly ExportedFile[], key: ExportKey): boolean {
  return before.signature.keyId === key.kid && canonicalJson(before.files) === canonicalJson(files);
}

function signatureOf(
  unsigned: Omit<ExportManifest, 'signature'>,
  keyId: string,
  privateKey: KeyObject,
): ExportManifest['signature'] {
  const value = sign(null, Buffer.from(canonicalJson(unsigned)), privateKey).toString('base64url');
  return { algorithm: 'Ed25519', keyId, value };
}
