import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

test('the image has every file that is read from beside the sources', async (t) => {
  const dockerfile = await readFile(join(packageRoot, 'Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build .* \/app\/(\S+) \1$/gm)].map(([, path]) => `${path}/`);
  t.true(copied.length > 5);
  for (const folder of ['indexer', 'src']) {
    const files = await readdir(join(packageRoot, folder), { recursive: true, withFileTypes: true });
    const data = files.filter((one) => one.isFile() && !one.name.endsWith('.ts'));
    for (const { parentPath, name } of data) {
      const path = join(parentPath, name).slice(packageRoot.length).replace(/^\//, '');
      t.true(
        copied.some((start) => path.startsWith(start)),
        path,
      );
    }
  }
});
