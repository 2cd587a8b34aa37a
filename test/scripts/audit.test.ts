import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { judgeLock, type LockFile, type VersionList } from '../../scripts/audit/judge-lock.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(packageRoot, name), 'utf8'));

const LIST: VersionList = {
  least: { parser: { versions: ['1.4.2', '3.0.1'], why: 'CVE-1' } },
  never: { paint: ['2.0.1'] },
};
const judged = (path: string, version: string) => judgeLock({ packages: { [path]: { version } } }, LIST).length === 0;

test('no locked dependency is below the versions of the list', async (t) => {
  const lock = (await read('package-lock.json')) as LockFile;
  t.true(Object.keys(lock.packages).length > 100);
  t.deepEqual(judgeLock(lock, (await read('scripts/audit/least-versions.json')) as VersionList), []);
});

test('a version is compared with the first good one of its own major version', (t) => {
  for (const good of ['1.4.2', '1.10.0', '3.0.1', '3.1.0-beta.2', '4.0.0'])
    t.true(judged('node_modules/parser', good), good);
  for (const bad of ['0.9.0', '1.4.1', '2.9.9', '3.0.0']) t.false(judged('node_modules/parser', bad), bad);
});

test('packages below others and harmful versions are found, others left alone', (t) => {
  t.false(judged('node_modules/a/node_modules/parser', '1.0.0'));
  t.false(judged('node_modules/paint', '2.0.1'));
  t.true(judged('node_modules/paint', '2.0.0'));
  t.true(judged('node_modules/constructor', '0.0.1'));
  t.true(judged('packages/parser', '0.0.1'));
});
