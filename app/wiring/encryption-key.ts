import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';

/**
 * The key that seals private signing keys: KEY_ENCRYPTION_KEY, or with the embedded database one that is made at the first
 * start and kept in the data folder (mode 0600).
 * @throws UsageError where a database server is used without a key, or the kept key is damaged
 */
export async function encryptionKey(config: Config): Promise<Buffer> {
  if (config.keyEncryptionKey) return config.keyEncryptionKey;
  if (config.databaseUrl) {
    throw new UsageError(
      'KEY_ENCRYPTION_KEY must be set with DATABASE_URL: 32 random bytes as hex or base64 (openssl rand -hex 32)',
    );
  }
  const file = keyFile(config);
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept === null) {
    const key = randomBytes(32);
    await writeFile(file, asText(key), { mode: 0o600, flag: 'wx' });
    return key;
  }
  const key = Buffer.from(kept.trim(), 'hex');
  if (key.length !== 32)
    throw new UsageError(`${file} is damaged: it must hold 64 hex digits; restore it from a backup`);
  return key;
}

/** Whether there is a key, or one can be made. */
export const hasEncryptionKey = ({ databaseUrl, keyEncryptionKey }: Config): boolean =>
  keyEncryptionKey !== undefined || !databaseUrl;

/** Puts the key of a backup into the data folder, in place of the one that is there. */
export async function keepEncryptionKey(config: Pick<Config, 'dataDir'>, key: Buffer): Promise<void> {
  const draft = `${keyFile(config)}.${process.pid}`;
  await writeFile(draft, asText(key), { mode: 0o600 });
  await rename(draft, keyFile(config));
}

const keyFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'key-encryption-key');

const asText = (key: Buffer) => `${key.toString('hex')}\n`;
