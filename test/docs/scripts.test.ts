import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

const read = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

test('no script relies on a pre- or post-script, which npm does not run with install scripts off', async (t) => {
  t.regex(await read('.npmrc'), /^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(await read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  t.deepEqual(
    Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name)),
    [],
  );
  t.regex(
    scripts.start ?? '',
    /^npm run --silent build && /,
    'npm start bundles a fresh clone, and leaves the types to the checks',
  );
});
