import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import type { BackupPart } from '../../src/db/backup/backup-part.ts';
import { InputFailure, UsageError } from '../../src/domain/errors.ts';

/** Standard input or output in place of a file. */
const STANDARD = '-';
/** The first bytes of a file of age. */
const AGE = 'age-encryption.org/';
/** Most of it are documents, which are compressed already. */
const GZIP_LEVEL = 3;

/**
 * Writes the parts as a compressed tar, encrypted where recipients are given. A file is there complete or not at all, and its owner's alone.
 * @param recipients of age (https://age-encryption.org/v1), as age1…
 */
export async function writeBackup(
  file: string,
  parts: AsyncIterable<BackupPart>,
  recipients: readonly string[],
): Promise<void> {
  const archive = pack();
  const packed = pipeline(archive, createGzip({ level: GZIP_LEVEL }), async (zipped: AsyncIterable<Buffer>) => {
    const bytes = Readable.from(zipped, { objectMode: false });
    const sealed = recipients.length === 0 ? bytes : await sealedFor(recipients, bytes);
    await writeWhole(file, sealed);
  });
  const fill = async () => {
    for await (const { name, bytes } of parts) {
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name, size: bytes.byteLength }, (error) => (error ? reject(error) : resolve())).end(bytes);
      });
    }
    archive.finalize();
  };
  await Promise.all([packed, fill().catch((error: Error) => archive.destroy(error))]);
}

async function writeWhole(file: string, bytes: Readable): Promise<void> {
  if (file === STANDARD) return pipeline(bytes, process.stdout, { end: false });
  const draft = `${file}.${process.pid}`;
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function sealedFor(recipients: readonly string[], bytes: Readable): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new UsageError(`--encrypt-to takes a public key of age, as age1…; "${recipient}" is not one`);
    }
  }
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/**
 * Reads the parts of a backup, one at a time.
 * @param identities secret keys of age, as AGE-SECRET-KEY-1…
 * @throws InputFailure where there is no such file, where it is damaged, or where no key opens it
 */
export async function* readBackup(file: string, identities: readonly string[]): AsyncGenerator<BackupPart> {
  const source: Readable = file === STANDARD ? process.stdin : createReadStream(file);
  const archive = extract();
  try {
    const bytes = (await isSealed(source)) ? await openedWith(identities, source) : source;
    const read = pipeline(bytes, createGunzip(), archive);
    // Whoever reads the entries hears of it too.
    read.catch(() => undefined);
    for await (const entry of archive) yield { name: entry.header.name, bytes: await buffer(entry) };
    await read;
  } catch (error) {
    const label = file === STANDARD ? 'standard input' : file;
    throw new InputFailure(`${label}: the backup cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

async function isSealed(source: Readable): Promise<boolean> {
  await once(source, 'readable');
  const first: Buffer | null = source.read();
  if (first === null) throw new Error('the file is empty');
  source.unshift(first);
  return first.subarray(0, AGE.length).toString() === AGE;
}

async function openedWith(identities: readonly string[], bytes: Readable): Promise<Readable> {
  if (identities.length === 0) throw new Error('it is encrypted: name the file of your secret key with --identity');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(bytes)));
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
const fromWeb = (bytes: ReadableStream<Uint8Array>) => Readable.fromWeb(bytes as never);
