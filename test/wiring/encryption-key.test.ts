import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { loadConfig } from '../../app/config.ts';
import { encryptionKey, keepEncryptionKey } from '../../app/wiring/encryption-key.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function fresh(t: ExecutionContext) {
  const dataDir = await temporaryFolder(t, 'key');
  return { config: loadConfig({ DATA_DIR: dataDir }), file: join(dataDir, 'key-encryption-key') };
}

test('the key of an embedded database is made once, and nobody else may read it', async (t) => {
  const { config, file } = await fresh(t);
  const key = await encryptionKey(config);
  t.is(key.length, 32);
  t.is((await stat(file)).mode & 0o777, 0o600);
  t.deepEqual(await encryptionKey(config), key);
  t.notDeepEqual(await encryptionKey((await fresh(t)).config), key);
});

test('the key of a backup takes the place of the one that is there', async (t) => {
  const { config, file } = await fresh(t);
  await encryptionKey(config);
  const kept = Buffer.alloc(32, 7);
  await keepEncryptionKey(config, kept);
  t.deepEqual(await encryptionKey(config), kept);
  t.is((await stat(file)).mode & 0o777, 0o600);
});

test('a key that is damaged, or is not given beside a database server, is refused by name', async (t) => {
  const { config, file } = await fresh(t);
  await writeFile(file, '00ff\n');
  await t.throwsAsync(encryptionKey(config), { message: /key-encryption-key is damaged: it must hold 64 hex digits/ });
  t.is(await readFile(file, 'utf8'), '00ff\n');
  const apart = { ...config, databaseUrl: 'postgres://menus:secret@db.example/menus' };
  await t.throwsAsync(encryptionKey(apart), { message: /KEY_ENCRYPTION_KEY must be set with DATABASE_URL/ });
  const given = Buffer.alloc(32, 9);
  t.is(await encryptionKey({ ...apart, keyEncryptionKey: given }), given);
});
