import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { clientSize } from '../../scripts/made/client-size.ts';
import { madeFiles } from '../../scripts/made/made-files.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

test('what is made of the schemas of the API is as `npm run made` makes it', (t) => {
  for (const [path, text] of madeFiles()) t.is(readFileSync(join(packageRoot, path), 'utf8'), text, path);
});

test('the TypeScript client is less than 2 kB in a browser', async (t) => {
  const { minified, gzipped } = await clientSize();
  t.log(`${minified} bytes minified, ${gzipped} by gzip`);
  t.true(gzipped < 2000);
});
