import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { rows } from '../../src/db/rows.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { runMenus } from '../support/run-menus.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine, jsonLines } from './command-line.ts';

test('restaurants are added, found again by a part of their name, and not created twice', async (t) => {
  const { menus } = await commandLine(t);
  const add = ['restaurants', 'add', '--name', 'The Kiln', '--city', 'Stoke-on-Trent', '--postcode', 'ST1 1AA'];
  const first = await menus(...add, '--json');
  t.is(first.code, 0, first.stderr);
  const { id } = JSON.parse(first.stdout) as { id: string };
  t.regex((await menus(...add, '--cuisine', 'Oatcakes')).stdout, new RegExp(`${id}.*updated`));
  const listed = await menus('restaurants', 'list', '--name', 'kil', '--json');
  t.like(JSON.parse(listed.stdout), { id, name: 'The Kiln', activeMenus: 0 });
  const none = await menus('restaurants', 'list', '--name', 'crown');
  t.is(none.code, 0);
  t.regex(none.stderr, /No restaurant has "crown" in its name/);
});

test('imports a CSV file whole, or not at all if lines are wrong, each of which is named', async (t) => {
  const { menus } = await commandLine(t);
  const folder = await temporaryFolder(t, 'cli');
  const file = join(folder, 'restaurants.csv');
  const rows = ['name,city,postcode,cuisine', '"The Crown, Leek",Leek,ST13 5AA,British', 'The Kiln,Stone,ST15 8AA,'];
  await writeFile(file, [...rows, ',Leek,ST13 5AB,', 'The Vine,,,'].join('\n'));
  const refused = await menus('restaurants', 'import', file);
  t.is(refused.code, 4);
  t.regex(
    refused.stderr,
    /nothing was imported\n {2}line 4: name is empty\n {2}line 5: city is empty; postcode is empty/,
  );
  t.is((await menus('restaurants', 'list')).stdout, '');

  await writeFile(file, `\uFEFF${rows.join('\r\n')}\r\n`);
  const taken = await menus('restaurants', 'import', file, '--json');
  t.is(taken.code, 0, taken.stderr);
  t.deepEqual(
    jsonLines<{ name: string }>(taken.stdout).map(({ name }) => name),
    ['The Crown, Leek', 'The Kiln'],
  );
});

test('a website comes with a CSV file or an edit, and an invalid one is refused', async (t) => {
  const { db, menus } = await commandLine(t);
  const file = join(await temporaryFolder(t, 'cli'), 'restaurants.csv');
  const websites = async () =>
    (await rows<{ website: string }>(db, 'select website from restaurants order by name')).map(
      ({ website }) => website,
    );
  await writeFile(file, 'name,city,postcode,website\nThe Crown,Leek,ST13 5AA,crown.example\nThe Vine,Leek,ST13 5AB,\n');
  t.is((await menus('restaurants', 'import', file)).code, 0);
  t.deepEqual(await websites(), ['https://crown.example/', '']);
  await menus('restaurants', 'edit', 'The Vine', '--website', 'http://vine.example/menus');
  await menus('restaurants', 'edit', 'The Crown', '--website', '');
  t.deepEqual(await websites(), ['', 'http://vine.example/menus']);
  const refused = await menus('restaurants', 'edit', 'The Vine', '--website', 'the vine');
  t.is(refused.code, 2);
  t.regex(refused.stderr, /--website: "the vine" is not the address of a website; expected one such as https:/);
  await writeFile(file, 'name,city,postcode,website\nThe Crown,Leek,ST13 5AA,ftp://crown.example\n');
  t.regex((await menus('restaurants', 'import', file)).stderr, /line 2: website "ftp:.*" is not the address/);
});

test('suggests the nearest column for a mistyped one of a CSV file', async (t) => {
  const file = join(await temporaryFolder(t, 'cli'), 'restaurants.csv');
  await writeFile(file, 'name,town,postcode\nThe Crown,Leek,ST13 5AA\n');
  const { code, stderr } = await runMenus(['restaurants', 'import', file]);
  t.is(code, 4);
  t.regex(stderr, /line 1: column "town" is not known/);
  t.regex(stderr, /column "city" is missing/);
});

test('imports the restaurants of a manifest; refuses a broken one with every wrong place', async (t) => {
  const { menus } = await commandLine(t);
  const taken = await menus('restaurants', 'import', join(packageRoot, 'samples', 'manifest.json'));
  t.is(taken.code, 0, taken.stderr);
  t.true(taken.stdout.trim().split('\n').length >= 14);

  const file = join(await temporaryFolder(t, 'cli'), 'manifest.json');
  await writeFile(file, JSON.stringify({ restaurants: [{ name: 'The Crown', city: 7, menus: [{ sorce: 'a.pdf' }] }] }));
  const broken = await menus('restaurants', 'import', file);
  t.is(broken.code, 4);
  for (const says of [
    'restaurants[0].city: expected a text in quotes',
    'restaurants[0].postcode: is missing',
    'restaurants[0].menus[0].source: is missing',
    'restaurants[0].menus[0]: "sorce" is not known here',
  ]) {
    t.true(broken.stderr.includes(says), broken.stderr);
  }
  await writeFile(file, '{\n  "restaurants": [],\n  oops\n}');
  t.regex((await menus('ingest', file)).stderr, /manifest\.json, line 3, column 3: is not valid JSON/);
});

test('commands on a database without tables name the command that creates them', async (t) => {
  const { db, menus } = await commandLine(t);
  await db.raw('drop table menu_checks, restaurants cascade');
  const { code, stderr } = await menus('restaurants', 'list');
  t.is(code, 1);
  t.regex(stderr, /run `menus migrate`/);
});
