import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { loadConfig } from '../../app/config.ts';
import { encryptionKey } from '../../app/wiring/encryption-key.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function fresh(t: ExecutionContext) {
  const dataDir = await temporaryFolder(t, 'key');
  return { config: loadConfig({ DATA_DIR: dataDir }), file: join(dataDir, 'key-encryption-key') };
}

test('creates the key of an embedded database once, unreadable for others', async (t) => {
  const { config, file } = await fresh(t);
  const key = await encryptionKey(config, 'tokens');
  t.is(key.length, 32);
  t.is((await stat(file)).mode & 0o777, 0o600);
  t.deepEqual(await encryptionKey(config, 'tokens'), key);
  t.notDeepEqual(await encryptionKey((await fresh(t)).config, 'tokens'), key);
});

test('refuses a damaged key, or a missing one beside a database server, by name', async (t) => {
  const { config, file } = await fresh(t);
  await writeFile(file, '00ff\n');
  await t.throwsAsync(encryptionKey(config, 'tokens'), {
    message: /key-encryption-key is damaged: it must hold 64 hex digits/,
  });
  t.is(await readFile(file, 'utf8'), '00ff\n');
  const apart = { ...config, databaseUrl: 'postgres://menus:secret@db.example/menus' };
  await t.throwsAsync(encryptionKey(apart, 'tokens'), { message: /KEY_ENCRYPTION_KEY must be set with DATABASE_URL/ });
  const given = Buffer.alloc(32, 9);
  t.is(await encryptionKey({ ...apart, keyEncryptionKey: given }, 'tokens'), given);
});

test('a purpose with its own key gets that one', async (t) => {
  const [key, own] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const config = loadConfig({
    ...{ DATABASE_URL: 'postgres://menus@db/menus', KEY_ENCRYPTION_KEY: key },
    WORKER_ENCRYPTION_KEY: own,
  });
  t.is((await encryptionKey(config, 'worker')).toString('hex'), own);
  t.is((await encryptionKey(config, 'tokens')).toString('hex'), key);
  const worker = loadConfig({ DATABASE_URL: 'postgres://menus@db/menus', WORKER_ENCRYPTION_KEY: own });
  t.is((await encryptionKey(worker, 'worker')).toString('hex'), own);
  await t.throwsAsync(encryptionKey(worker, 'tokens'), { message: /KEY_ENCRYPTION_KEY must be set/ });
});
