import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';

/** Purposes that may have a key each, so that a compromised process does not open secrets of another. */
type Purpose = 'tokens' | 'worker';

const ownKey = (config: Config, purpose: Purpose): Buffer | undefined =>
  purpose === 'worker' ? config.workerEncryptionKey : undefined;

/**
 * Key that seals private signing keys, secrets of webhooks and logins: the one for the purpose, else KEY_ENCRYPTION_KEY, or with the embedded
 * database one that is created at the first start and kept in the data folder (mode 0600).
 * @throws UsageError where a database server is used without a key, or the kept key is damaged
 */
export async function encryptionKey(config: Config, purpose: Purpose): Promise<Buffer> {
  const given = ownKey(config, purpose) ?? config.keyEncryptionKey;
  if (given) return given;
  if (config.databaseUrl) {
    throw new UsageError(
      'KEY_ENCRYPTION_KEY must be set with DATABASE_URL: 32 random bytes as hex or base64 (openssl rand -hex 32)',
    );
  }
  const file = join(config.dataDir, 'key-encryption-key');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept === null) {
    const key = randomBytes(32);
    await writeFile(file, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  }
  const key = Buffer.from(kept.trim(), 'hex');
  if (key.length !== 32)
    throw new UsageError(`${file} is damaged: it must hold 64 hex digits; restore it from a backup`);
  return key;
}

export const hasEncryptionKey = (config: Config, purpose: Purpose): boolean =>
  (ownKey(config, purpose) ?? config.keyEncryptionKey) !== undefined || !config.databaseUrl;
