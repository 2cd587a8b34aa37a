import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';

/** A path from the root of the repository, in Markdown. */
const PATH = '`((?:app|docs|indexer|lab|migrations|ops|packages|samples|src|test)/[\\w./-]+)`';
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
