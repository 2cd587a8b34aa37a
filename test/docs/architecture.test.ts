import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

/** Folders at the top without code of ours. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'build', 'build-test', 'build-lab', 'data', 'coverage', 'shared']);

/** A path from the root of the repository, as the pages write it. */
const NAMED =
  /`((?:app|bench|docs|indexer|ingest|migrations|ops|packages|samples|scripts|src|test|tokens)\/[\w./-]+)`/g;
/** Files that the recipes of how-to.md would add. */
const TO_BE_MADE = /cuisines|NNN-NAME/;
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...[
    'api.md',
    'architecture.md',
    'how-to.md',
    'county.md',
    'enrichment.md',
    'recogniser.md',
    'allergens.md',
    'exports.md',
    'history.md',
    'deployment.md',
    'many-processes.md',
    'operations.md',
    'search-adapter.md',
    'sizing.md',
    'security.md',
  ].map((page) => `docs/${page}`),
];

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

test('every file that the documentation names is there', async (t) => {
  for (const page of PAGES) {
    const text = await readFile(join(packageRoot, page), 'utf8');
    const named = [...text.matchAll(NAMED)].map(([, path]) => path ?? '').filter((path) => !TO_BE_MADE.test(path));
    for (const path of named)
      await t.notThrowsAsync(
        readdir(join(packageRoot, path)).catch(() => readFile(join(packageRoot, path))),
        `${page}: ${path}`,
      );
  }
});
