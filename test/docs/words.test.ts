import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Rows of the tables: | term | meaning | `name` | `folder` |. */
const ROW = /^\| ([^|]+) \| [^|]+ \| `(\w+)` \| `([\w./-]+)` \|$/gm;

async function sourcesIn(folder: string): Promise<string> {
  const path = join(packageRoot, folder);
  const files = await readdir(path, { recursive: true });
  const texts = files.filter((file) => file.endsWith('.ts')).map((file) => readFile(join(path, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('every name in docs/words.md is defined in the folder given there', async (t) => {
  const page = await readFile(join(packageRoot, 'docs/words.md'), 'utf8');
  const rows = [...page.matchAll(ROW)];
  t.true(rows.length >= 20);
  t.is(new Set(rows.map(([, term]) => term)).size, rows.length, 'a term is there once');
  for (const [, term, name, folder = ''] of rows) {
    const defined = new RegExp(`^(?:export )?(?:async )?(?:interface|type|class|const|function\\*?) ${name}\\b`, 'm');
    t.regex(await sourcesIn(folder), defined, `${term}: ${name} in ${folder}`);
  }
});
