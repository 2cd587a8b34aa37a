import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { build } from 'esbuild';
import { describeApi } from '../../scripts/clients/described-operations.ts';
import { httpFile } from '../../scripts/clients/http-file.ts';
import { packPython, pythonWith } from '../../scripts/clients/pack-clients.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { type InstalledClients, installClients } from '../support/conformance/install-clients.ts';
import { afterAll } from '../support/teardown.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);
const shared = afterAll(test);
let folder: string;
let clients: InstalledClients;

test.before(async (t) => {
  t.timeout(120_000);
  folder = await temporaryFolder(shared, 'clients');
  clients = await installClients(folder);
});

const PROGRAM = `import { createMenusClient, type Menu, Problem } from '@menu-data-service/client';

const menus = createMenusClient({ baseUrl: '', credentials: { authUrl: '', clientId: '', clientSecret: '' } });
const found = await menus.searchItems({ search: 'pie', limit: 3, vegan: true, excludeAllergens: ['milk', 'nuts'] });
const price: number | undefined = found.data[0]?.menuItem.price;
const menu: Menu = (await menus.getMenu({ id: 1 })).data;
for await (const { name } of menus.each('listRestaurants', { city: 'Stone' })) console.log(name, price, menu.sections);
for await (const { id, price: cost } of menus.rows('items', { allVersions: true })) console.log(id.length, cost?.toFixed(2));
for await (const change of menus.changes({ types: ['menu.*'] })) if (change.type === 'menu.moved') console.log(change.data.menu.id);
const some = await menus.selectItems({ vegan: true, fields: ['id', 'name'] });
console.log(some.data[0]?.menuItem?.name?.length);
export const known = (error: unknown): string => (error instanceof Problem ? error.code : '');
`;

const FAULTS: readonly (readonly [what: string, from: string, to: string])[] = [
  ['a parameter that is required', '{ id: 1 }', '{}'],
  ['a parameter that there is not', 'limit: 3', 'most: 3'],
  ['a parameter of another type', 'vegan: true', "vegan: 'yes'"],
  ['a field that there is not', 'menuItem.price', 'menuItem.cost'],
  ['a column that there is not', '{ id, price: cost }', '{ id, cost }'],
  ['a field that nobody can choose', "['id', 'name']", "['id', 'nme']"],
  ['a list that has no pages', "each('listRestaurants', { city: 'Stone' })", "each('listAllergens', {})"],
];

/** Writes a right program and wrong ones; those of whose names `check` prints something. */
async function faulty(
  ending: string,
  right: string,
  faults: readonly (readonly [what: string, from: string, to: string])[],
  check: (files: readonly string[]) => Promise<{ readonly stdout: string }>,
): Promise<readonly string[]> {
  const programs = new Map([
    ['right', right],
    ...faults.map(([what, from, to]) => [what, right.replace(from, to)] as const),
  ]);
  const files = [...programs.keys()].map((what) => `${what.replaceAll(' ', '_')}.${ending}`);
  for (const [at, text] of [...programs.values()].entries()) writeFileSync(join(clients.app, files[at] ?? ''), text);
  const { stdout } = await check(files).catch((failed: { readonly stdout: string }) => failed);
  return [...programs.keys()].filter((_, at) => stdout.includes(files[at] ?? ''));
}

test('a program that uses the npm package compiles, and a wrong one does not', async (t) => {
  t.timeout(60_000);
  writeFileSync(join(clients.app, 'package.json'), '{ "type": "module" }');
  const tsc = join(packageRoot, 'node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
  const found = await faulty('ts', PROGRAM, FAULTS, (files) =>
    run(process.execPath, [tsc, ...options, '--types', '', ...files], { cwd: clients.app }),
  );
  t.deepEqual(
    found,
    FAULTS.map(([what]) => what),
  );
});

test('the TypeScript client is less than 2.5 kB in a browser', async (t) => {
  const { outputFiles } = await build({
    entryPoints: [join(clients.app, 'node_modules/@menu-data-service/client/index.js')],
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', write: false },
  });
  const gzipped = gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length;
  t.log(`${gzipped} bytes by gzip`);
  t.true(gzipped > 1000 && gzipped < 2500);
});

const PYTHON_PROGRAM = `from menus_client import AsyncMenusClient, MenusClient


def waits(menus: MenusClient) -> float:
    for place in menus.each(menus.list_restaurants, city="Stone"):
        print(place)
    for row in menus.rows("items", all_versions=True):
        print(row["id"].upper())
    for change in menus.changes(types=["menu.*"], wait=0):
        print(change["cursor"])
    print(menus.select_items(vegan=True, fields=["id", "name"]).data[0]["id"])
    return menus.search_items(search="pie", limit=3, exclude_allergens=["milk"]).data[0]["menuItem"]["price"]


async def awaits(menus: AsyncMenusClient) -> str:
    async for hit in menus.each(menus.search_items, search="pie"):
        print(hit["menuName"])
    return (await menus.get_menu(id=1)).data["name"]
`;

const PYTHON_FAULTS: typeof FAULTS = [
  ['a parameter that is required', 'get_menu(id=1)', 'get_menu()'],
  ['a parameter that there is not', 'limit=3', 'most=3'],
  ['a field that there is not', '"menuItem"', '"dish"'],
  ['a column that there is not', 'row["id"]', 'row["key"]'],
  ['an answer that nobody awaits', 'await menus.get_menu', 'menus.get_menu'],
];

test('the wheel of the Python client is built, and a program that uses it has the types of the API', async (t) => {
  t.timeout(60_000);
  const python = await pythonWith('build', 'hatchling', 'httpx', 'anyio', 'mypy');
  if (python === null) {
    t.log('left out: there is no Python with build, hatchling, httpx, anyio and mypy; PYTHON names another');
    t.pass();
    return;
  }
  const wheel = await packPython(python, clients.python, folder);
  const site = join(folder, 'site');
  await run(python, ['-m', 'pip', 'install', '--no-index', '--no-deps', '--target', site, wheel]);
  const found = await faulty('py', PYTHON_PROGRAM, PYTHON_FAULTS, (files) =>
    run(python, ['-m', 'mypy', '--strict', '--no-incremental', ...files], {
      cwd: clients.app,
      env: { ...process.env, MYPYPATH: site },
    }),
  );
  t.deepEqual(
    found,
    PYTHON_FAULTS.map(([what]) => what),
  );
});

test('clients/menus.http is as `npm run clients` makes it', (t) => {
  t.is(readFileSync(join(packageRoot, 'clients/menus.http'), 'utf8'), httpFile(describeApi()));
});
