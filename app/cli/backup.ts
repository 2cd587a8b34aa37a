import { readFile } from 'node:fs/promises';
import { prepareJobs } from '../../ingest/sources/prepare-jobs.ts';
import { type BackupPart, SUMS_NAME, type TableSum, tableSums } from '../../src/db/backup/backup-part.ts';
import { InputFailure } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { encryptionKey, keepEncryptionKey } from '../wiring/encryption-key.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { withStores } from './with-stores.ts';

/** The key that `menus start` made for itself is lost with the machine; that of a server is kept by its operator. */
const KEY_NAME = 'key-encryption-key';

/** `menus backup`: everything that cannot be made again, in one file. */
export function backup(file: string, options: { readonly encryptTo?: string[] }, io: CommandIo): Promise<void> {
  return withStores(async (stores, { config }) => {
    let sums: readonly TableSum[] = [];
    const parts = async function* (): AsyncGenerator<BackupPart> {
      if (hasOwnKey(config)) yield { name: KEY_NAME, bytes: await encryptionKey(config) };
      for await (const part of stores.backup()) {
        io.signal.throwIfAborted();
        if (part.name === SUMS_NAME) sums = tableSums.parse(JSON.parse(part.bytes.toString()));
        yield part;
      }
    };
    await writeBackup(file, parts(), options.encryptTo ?? []);
    io.say(`Backed up: ${inWords(sums)}.`);
    if (hasOwnKey(config) && options.encryptTo === undefined)
      io.say(
        'The file holds the key that signs tokens and exports: keep it as you keep passwords, or use --encrypt-to.',
      );
    if (!hasOwnKey(config)) io.say('KEY_ENCRYPTION_KEY is not in it: keep that elsewhere.');
  });
}

/** `menus restore`: makes the database what the backup holds, or leaves it as it was. */
export function restore(
  file: string,
  options: { readonly identity?: string; readonly replace?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async (stores, { config }) => {
    const identities = options.identity === undefined ? [] : await secretKeys(options.identity);
    let key: Buffer | undefined;
    const parts = async function* (): AsyncGenerator<BackupPart> {
      for await (const part of readBackup(file, identities)) {
        io.signal.throwIfAborted();
        if (part.name === KEY_NAME) key = part.bytes;
        else yield part;
      }
    };
    const sums = await stores.restore(parts(), options.replace ?? false);
    await prepareJobs(stores.openJobPool);
    await stores.grantRoles();
    if (key && hasOwnKey(config)) await keepEncryptionKey(config, key);
    io.say(`Restored: ${inWords(sums)}. The search index is filled anew by the next indexer.`);
    if (!hasOwnKey(config)) io.say('KEY_ENCRYPTION_KEY must be the one of the service that was backed up.');
  });
}

const hasOwnKey = ({ databaseUrl, keyEncryptionKey }: Config) => !databaseUrl && !keyEncryptionKey;

/** A file as age-keygen writes it: comments, and a key a line. */
async function secretKeys(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new InputFailure(`${file}: ${error.message}`);
  });
  return text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
}

function inWords(sums: readonly TableSum[]): string {
  const rows = (name: string) => sums.find(({ table }) => table === name)?.rows ?? 0;
  return `${rows('restaurants')} restaurants, ${rows('menus')} menus in all versions, ${rows('source_documents')} documents, ${rows('oauth_clients')} clients`;
}
