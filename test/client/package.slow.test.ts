import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { build } from 'esbuild';
import { packageRoot } from '../../src/lib/package-root.ts';
import { installClient } from '../support/install-client.ts';
import { afterAll } from '../support/teardown.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);
const shared = afterAll(test);
let app: string;

test.before(async (t) => {
  t.timeout(120_000);
  app = await installClient(await temporaryFolder(shared, 'client'));
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
const party = await menus.searchParties({ eaters: [{ vegan: true }], city: undefined });
console.log((await menus.getMeta()).data.currency, party.data.restaurants[0]?.restaurantName);
export const known = (error: unknown): string => (error instanceof Problem ? error.code : '');
`;

const FAULTS: readonly (readonly [what: string, from: string, to: string])[] = [
  ['a parameter that is required', '{ id: 1 }', '{}'],
  ['a parameter that there is not', 'limit: 3', 'most: 3'],
  ['a parameter of another type', 'vegan: true', "vegan: 'yes'"],
  ['a field that there is not', 'menuItem.price', 'menuItem.cost'],
  ['a column that there is not', '{ id, price: cost }', '{ id, cost }'],
  ['a field that nobody can choose', "['id', 'name']", "['id', 'nme']"],
  ['a value of another type within JSON', 'eaters: [{ vegan: true }]', 'eaters: [{ vegan: 1 }]'],
  ['a list that has no pages', "each('listRestaurants', { city: 'Stone' })", "each('listAllergens', {})"],
];

/** Writes a correct program and wrong ones; returns those for whose names `check` prints something. */
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
  for (const [at, text] of [...programs.values()].entries()) writeFileSync(join(app, files[at] ?? ''), text);
  const { stdout } = await check(files).catch((failed: { readonly stdout: string }) => failed);
  return [...programs.keys()].filter((_, at) => stdout.includes(files[at] ?? ''));
}

test('a program that uses the npm package compiles, and a wrong one does not', async (t) => {
  t.timeout(60_000);
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  const tsc = join(packageRoot, 'node_modules/typescript/bin/tsc');
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noEmit',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom',
  ];
  const found = await faulty('ts', PROGRAM, FAULTS, (files) =>
    run(process.execPath, [tsc, ...options, '--types', '', ...files], { cwd: app }),
  );
  t.deepEqual(
    found,
    FAULTS.map(([what]) => what),
  );
});

test('the TypeScript client is less than 2.5 kB in a browser', async (t) => {
  const { outputFiles } = await build({
    entryPoints: [join(app, 'node_modules/@menu-data-service/client/index.js')],
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022', write: false },
  });
  const gzipped = gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length;
  t.log(`${gzipped} bytes by gzip`);
  t.true(gzipped > 1000 && gzipped < 2500);
});
