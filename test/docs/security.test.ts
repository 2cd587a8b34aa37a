import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

test('each of the ten risks names existing tests', async (t) => {
  const page = await readFile(join(packageRoot, 'docs/security.md'), 'utf8');
  const rows = [...page.matchAll(/^\| API(\d+) .*\|(.*)\|$/gm)];
  t.deepEqual(
    rows.map(([, number]) => Number(number)),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  for (const [row, number, proof = ''] of rows) {
    const tests = [...proof.matchAll(/`(test\/[\w./-]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
    t.true(tests.length > 0, row);
    for (const path of tests) await t.notThrowsAsync(access(join(packageRoot, path)), `API${number}: ${path}`);
  }
});
