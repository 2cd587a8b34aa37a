import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Top-level folders without our code. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'build', 'build-test', 'data', 'coverage', 'shared']);

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(join(packageRoot, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name)).map(({ name }) => name);
}

test('the tree in docs/architecture.md is the real tree', async (t) => {
  const page = await readFile(join(packageRoot, 'docs/architecture.md'), 'utf8');
  const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const listed = new Map<string, string[]>();
  let top = '';
  for (const line of tree.split('\n').filter(Boolean)) {
    const name = line.trim().split('/')[0] ?? '';
    if (line.startsWith(' ')) listed.get(top)?.push(name);
    else {
      top = name;
      listed.set(top, []);
    }
  }
  t.deepEqual([...listed.keys()].sort(), (await folders('.')).sort());
  for (const [folder, below] of listed) {
    if (below.length > 0) t.deepEqual(below.sort(), (await folders(folder)).sort(), `${folder}/`);
  }
});
