import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { EXPORT_COLUMNS, EXPORT_TABLES } from '../../src/domain/export-tables.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { seededService } from '../api/seeded.ts';

const page = await readFile(join(packageRoot, 'docs/exports.md'), 'utf8');

test('docs/exports.md names the columns of each file in order', (t) => {
  for (const table of EXPORT_TABLES) {
    const [, columns = ''] = new RegExp(`^\\| ${table} \\| ([^|]+) \\|$`, 'm').exec(page) ?? [];
    t.is(columns.trim(), EXPORT_COLUMNS[table].map(({ name }) => name).join(', '), table);
  }
});

test('every address in docs/exports.md has a non-empty answer', async (t) => {
  const { get, made } = await seededService(t);
  await Promise.all([made.exports?.latest('current'), made.exports?.latest('all')]);
  const addresses = [...page.matchAll(/http:\/\/localhost:3000(\/v1\/export\/[^\s"`]+)/g)].map(([, path = '']) => path);
  t.true(addresses.length >= 4);
  for (const path of addresses) {
    const response = await get(path);
    t.is(response.status, 200, path);
    t.true((await response.arrayBuffer()).byteLength > 200, path);
  }
});
