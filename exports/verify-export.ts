import { createHash } from 'node:crypto';
import { InputFailure } from '../src/domain/errors.ts';
import type { ExportedFile, ExportManifest } from '../src/domain/export-manifest.ts';
import { sha256Of } from '../src/lib/sha256.ts';
import type { StoredExport } from './read-export.ts';
import { verifyManifest } from './verify-manifest.ts';

/** `absent`: not there, which is no fault where only some of the files were wanted. */
export interface CheckedFile {
  readonly name: string;
  readonly state: 'same' | 'differs' | 'absent';
}

export interface CheckedExport {
  readonly manifest: ExportManifest;
  readonly files: readonly CheckedFile[];
  /** Numbers of the earlier manifests that were followed by their hashes, newest first. */
  readonly chain: readonly number[];
}

export interface VerifyOptions {
  /** Id of the only key to believe. */
  readonly key?: string;
  /** Earlier manifests to follow. */
  readonly chain: number;
}

/**
 * Checks an export: the signature of its manifest, every file that is there, and the manifests before by their hashes.
 * @throws InputFailure where manifest or keys cannot be read, or signature or chain are wrong
 */
export async function verifyExport(stored: StoredExport, { key, chain }: VerifyOptions): Promise<CheckedExport> {
  const keys = await stored.keys();
  const manifest = verifyManifest(await stored.manifest(), keys, key);
  const files: CheckedFile[] = [];
  for (const file of manifest.files) {
    const content = await stored.file(file.name);
    files.push({ name: file.name, state: content ? await compared(content, file) : 'absent' });
  }
  return { manifest, files, chain: await followed(stored, manifest, keys, chain) };
}

async function compared(content: AsyncIterable<Uint8Array>, expected: ExportedFile): Promise<'same' | 'differs'> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return bytes === expected.bytes && hash.digest('hex') === expected.sha256 ? 'same' : 'differs';
}

/** An earlier manifest may be of an earlier key, so only the hash speaks for it. */
async function followed(
  stored: StoredExport,
  newest: ExportManifest,
  keys: string,
  most: number,
): Promise<readonly number[]> {
  const found: number[] = [];
  let { previous } = newest;
  while (previous !== null && found.length < most) {
    const text = await stored.earlier(previous.number);
    if (text === null) break;
    if (sha256Of(text) !== previous.sha256) {
      throw new InputFailure(`the chain is broken: manifest ${previous.number} is not the one that the next one names`);
    }
    found.push(previous.number);
    ({ previous } = verifyManifest(text, keys));
  }
  return found;
}
