import { truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { InputFailure } from '../../src/domain/errors.ts';
import { readInputBytes } from '../../src/ingest/input-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MEGABYTE = 1024 * 1024;

test('reads a file of 25 MB and refuses a larger one by name', async (t) => {
  const folder = await temporaryFolder(t, 'input');
  const file = join(folder, 'menu.pdf');
  await writeFile(file, 'menu');
  await truncate(file, 25 * MEGABYTE);
  const bytes = await readInputBytes(file);
  t.is(bytes.byteLength, 25 * MEGABYTE);
  t.is(bytes.toString('latin1', 0, 4), 'menu');

  await truncate(file, 25 * MEGABYTE + 1);
  const size = async () => (await readInputBytes(file, 'menu.pdf')).byteLength;
  await t.throwsAsync(size, {
    instanceOf: InputFailure,
    message: 'menu.pdf: the file is larger than 25 MB; make it smaller or split it',
  });
});

test('refuses a folder in words', async (t) => {
  await t.throwsAsync(readInputBytes(tmpdir(), 'menus'), { message: 'menus: this is a folder; name a file' });
});
