import { access, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

/** A path from the root of the repository, in Markdown. */
const PATH =
  '`((?:app|bench|clients|docs|exports|indexer|ingest|lab|migrations|ops|packages|samples|scripts|src|test|tokens|webhooks)/[\\w./-]+)`';
/** "`NAME` in `path`", "`NAME` of `path`" and "`NAME` (`path`)" */
const NAMED = new RegExp(`\`([A-Za-z_]\\w*)(?:\\(\\))?\`,? (?:in |of |\\()${PATH}`, 'g');
/** A row of a table about files; its description names their constants and types. */
const ROW = new RegExp(`^\\| (${PATH}(?:, ${PATH})*) \\| (.*) \\|$`, 'gm');
const SYMBOL = /(?<!= )`([A-Z][A-Z_]+|(?:[A-Z][a-z]+){2,})`(?! (?:in|of) `)/g;
/** Files that the recipes of how-to.md would add. */
const TO_BE_MADE = /cuisines|NNN-NAME/;

const folder = async (path: string): Promise<readonly string[]> =>
  (await readdir(join(packageRoot, path))).filter((name) => name.endsWith('.md')).map((name) => join(path, name));
const PAGES = [...(await folder('.')), ...(await folder('docs')), ...(await folder('docs/decisions'))];
const read = (path: string): Promise<string> => readFile(join(packageRoot, path), 'utf8');

/** The text of a file, or of all sources in a folder; null if neither exists. */
async function textOf(path: string): Promise<string | null> {
  const found = await stat(join(packageRoot, path)).catch(() => null);
  if (!found?.isDirectory()) return found && read(path);
  const files = await readdir(join(packageRoot, path), { recursive: true });
  const texts = files.filter((file) => /\.(?:ts|py|js)$/.test(file)).map((file) => read(join(path, file)));
  return (await Promise.all(texts)).join('\n');
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(PATH, 'g'))].map(([, path = '']) => path).filter((path) => !TO_BE_MADE.test(path));

/** Anchors of headings: "Add a filter" is add-a-filter. */
const headings = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

for (const page of PAGES) {
  test(`${page} links to existing pages and headings`, async (t) => {
    const absent: string[] = [];
    for (const [link, to = '', heading] of (await read(page)).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)) {
      const text = await textOf(to === '' ? page : join(dirname(page), to));
      if (text === null || (heading !== undefined && !headings(text).includes(heading))) absent.push(link);
    }
    t.deepEqual(absent, []);
  });

  test(`${page} names existing files, and things in them`, async (t) => {
    const text = await read(page);
    const absent: string[] = [];
    for (const path of pathsIn(text)) if ((await textOf(path)) === null) absent.push(path);
    const named = [...text.replace(/\s+/g, ' ').matchAll(NAMED)].map(([, symbol = '', path = '']) => ({
      symbol,
      paths: [path],
    }));
    const inRows = [...text.matchAll(ROW)].flatMap((row) =>
      [...(row.at(-1) ?? '').matchAll(SYMBOL)].map(([, symbol = '']) => ({ symbol, paths: pathsIn(row[1] ?? '') })),
    );
    for (const { symbol, paths } of [...named, ...inRows]) {
      const texts = await Promise.all(paths.map(textOf));
      if (!new RegExp(`\\b${symbol}\\b`).test(texts.join('\n'))) absent.push(`${symbol} in ${paths.join(', ')}`);
    }
    t.deepEqual(absent, []);
  });
}

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

const readScript = (name: string): Promise<string> => readFile(join(packageRoot, name), 'utf8');

test('no script relies on a pre- or post-script, which npm does not run with install scripts off', async (t) => {
  t.regex(await readScript('.npmrc'), /^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(await readScript('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
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

/** Rows of the tables: | term | meaning | `name` | `folder` |. */
const WORD_ROW = /^\| ([^|]+) \| [^|]+ \| `(\w+)` \| `([\w./-]+)` \|$/gm;

async function sourcesIn(folder: string): Promise<string> {
  const path = join(packageRoot, folder);
  const files = await readdir(path, { recursive: true });
  const texts = files.filter((file) => file.endsWith('.ts')).map((file) => readFile(join(path, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('every name in docs/words.md is defined in the folder given there', async (t) => {
  const page = await readFile(join(packageRoot, 'docs/words.md'), 'utf8');
  const rows = [...page.matchAll(WORD_ROW)];
  t.true(rows.length >= 20);
  t.is(new Set(rows.map(([, term]) => term)).size, rows.length, 'a term is there once');
  for (const [, term, name, folder = ''] of rows) {
    const defined = new RegExp(`^(?:export )?(?:async )?(?:interface|type|class|const|function\\*?) ${name}\\b`, 'm');
    t.regex(await sourcesIn(folder), defined, `${term}: ${name} in ${folder}`);
  }
});
