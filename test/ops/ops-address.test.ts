import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { readOpsAddress, removeOpsAddress, writeOpsAddress } from '../../app/ops-address.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ADDRESS = { host: '127.0.0.1', port: 9464 };

test('the address exists while its process runs, and may be removed twice', async (t) => {
  const folder = await temporaryFolder(t, 'ops');
  t.is(await readOpsAddress(folder), null);
  await writeOpsAddress(folder, ADDRESS);
  t.deepEqual(await readOpsAddress(folder), ADDRESS);
  await removeOpsAddress(folder);
  await t.notThrowsAsync(removeOpsAddress(folder));
  t.is(await readOpsAddress(folder), null);
});

test('an ended process and a damaged file give no address', async (t) => {
  const folder = await temporaryFolder(t, 'ops');
  const file = join(folder, 'operations-port.json');
  for (const text of [
    JSON.stringify({ ...ADDRESS, pid: 2 ** 30 }),
    '{',
    JSON.stringify({ ...ADDRESS, port: 0, pid: process.pid }),
  ]) {
    await writeFile(file, text);
    t.is(await readOpsAddress(folder), null, text);
  }
});
