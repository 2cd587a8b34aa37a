import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { rows } from '../../src/db/rows.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { runMenus } from '../support/run-menus.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { zipOf } from '../support/zip-of.ts';
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

const PLACES = 'select name, latitude, longitude, place_source as source from restaurants order by name';

/** Droitwich and Nottingham, as Code-Point Open writes postcodes: without spaces, or padded. */
const CODE_POINT =
  '"WR9 8AA",10,389544,261912,"E92000001","","","","",""\n"NG7 2RD",10,454002,340834,"E92000001","","","","",""\n';

test('postcodes give restaurants a place, later ones too, and never override a stated place', async (t) => {
  const { db, menus } = await commandLine(t);
  const folder = await temporaryFolder(t, 'cli');
  const [restaurants, postcodes] = [join(folder, 'restaurants.csv'), join(folder, 'codepo_gb.zip')];
  const header = 'name,city,postcode,latitude,longitude\n';
  await writeFile(restaurants, `${header}The Crown,Droitwich,WR9 8AA,,\nThe Vine,Droitwich,WR9 8AA,52.26,-2.15\n`);
  t.is((await menus('restaurants', 'import', restaurants)).code, 0);
  await writeFile(postcodes, zipOf({ 'Doc/licence.csv': 'no data', 'Data/CSV/wr.csv': CODE_POINT }));
  const first = await menus('postcodes', 'import', postcodes, '--json');
  t.deepEqual(JSON.parse(first.stdout || first.stderr), { read: 2, changed: 2, restaurants: 1 });
  const again = await menus('postcodes', 'import', postcodes, '--json');
  t.deepEqual(JSON.parse(again.stdout), { read: 2, changed: 0, restaurants: 0 });
  await menus('restaurants', 'add', '--name', 'Zest', '--city', 'Nottingham', '--postcode', 'NG7 2RD');
  const crown = { name: 'The Crown', latitude: 52.255278, longitude: -2.154596, source: 'postcode' };
  const zest = { name: 'Zest', latitude: 52.962163, longitude: -1.197492, source: 'postcode' };
  t.deepEqual(await rows(db, PLACES), [
    crown,
    { name: 'The Vine', latitude: 52.26, longitude: -2.15, source: 'operator' },
    zest,
  ]);
  await menus('restaurants', 'edit', 'The Vine', '--latitude', '0', '--longitude', '0');
  await menus('restaurants', 'edit', 'The Crown', '--latitude', '52.25', '--longitude=-2.16');
  t.deepEqual(await rows(db, PLACES), [
    { name: 'The Crown', latitude: 52.25, longitude: -2.16, source: 'operator' },
    { ...crown, name: 'The Vine' },
    zest,
  ]);
});

test('reads the ONS directory by its columns; skips postcodes without a place, names a wrong row', async (t) => {
  const { db, menus } = await commandLine(t);
  const file = join(await temporaryFolder(t, 'cli'), 'ONSPD_UK.csv');
  const lines = ['pcd7,pcds,doterm,lat,long', 'BT1 1AA,BT1 1AA,,54.60,-5.93', 'GY1 1AA,GY1 1AA,,99.999999,0.000000'];
  await writeFile(file, lines.join('\r\n'));
  const done = await menus('postcodes', 'import', file);
  t.is(done.stdout.trim(), '1 postcodes read, 1 of them new or moved; 0 restaurants have another place');
  t.deepEqual(await rows(db, 'select * from postcodes'), [{ postcode: 'BT1 1AA', latitude: 54.6, longitude: -5.93 }]);
  await writeFile(file, [...lines, 'BT1 1AB,BT1 1AB,,north,-5.93'].join('\n'));
  const wrong = await menus('postcodes', 'import', file);
  t.is(wrong.code, 4);
  t.regex(wrong.stderr, /ONSPD_UK\.csv, row 4: "north", "-5\.93" is not a latitude and longitude; expected/);
  await writeFile(file, 'name,city\nThe Crown,Leek\n');
  t.regex((await menus('postcodes', 'import', file)).stderr, /row 1: "name" is not a UK postcode; expected/);
});

interface Row {
  readonly id: number;
  readonly name: string;
  readonly kind?: string;
  readonly postcode?: string;
}

const KIND = 'Restaurant/Cafe/Canteen';

function xml(given: readonly Row[]): string {
  const details = given.map(
    ({ id, name, kind = KIND, postcode = 'ST15 8AA' }) => `<EstablishmentDetail>
<FHRSID>${id}</FHRSID><BusinessName>${name}</BusinessName><BusinessType>${kind}</BusinessType>
<AddressLine1>1 High Street</AddressLine1><AddressLine2>Stone</AddressLine2><AddressLine3>Staffordshire</AddressLine3>
<PostCode>${postcode}</PostCode><Geocode><Longitude>-2.1483</Longitude><Latitude>52.9027</Latitude></Geocode>
</EstablishmentDetail>`,
  );
  return `<?xml version="1.0"?>\n<FHRSEstablishment><Header/><EstablishmentCollection>${details.join('\n')}</EstablishmentCollection></FHRSEstablishment>`;
}

function json(given: readonly Row[]): string {
  const all = given.map(({ id, name, kind = KIND, postcode = 'ST15 8AA' }) => ({
    ...{ FHRSID: id, BusinessName: name, BusinessType: kind, AddressLine1: '1 High Street', AddressLine2: 'Stone' },
    ...{ AddressLine3: 'Staffordshire', PostCode: postcode, Geocode: { Longitude: '-2.1483', Latitude: '52.9027' } },
  }));
  return JSON.stringify({ FHRSEstablishment: { Header: {}, EstablishmentCollection: all } }, null, 1);
}

test('imports a hygiene file once: recognises known restaurants, asks about doubts, writes only changes', async (t) => {
  const { db, menus } = await commandLine(t);
  const folder = await temporaryFolder(t, 'cli');
  const [first, newer] = [join(folder, 'FHRS1.xml'), join(folder, 'FHRS1.json')];
  const take = async (file: string) => {
    const { code, stdout, stderr } = await menus('restaurants', 'import', file, '--json');
    t.true(code === 0 || code === 3, stderr);
    return JSON.parse(stdout) as Record<string, number>;
  };
  const add = (name: string) =>
    menus('restaurants', 'add', '--name', name, '--city', 'Stone', '--postcode', 'ST15 8AA');
  await add('The Crown Inn');
  await add('Vine');
  const given: readonly Row[] = [
    { id: 1, name: 'Crown Inn Ltd' },
    { id: 2, name: 'Vine Bar &amp; Kitchen' },
    { id: 3, name: 'Spice Garden' },
    { id: 5, name: 'Spice Garden' },
    { id: 4, name: 'A School', kind: 'School/college/university' },
  ];
  await writeFile(first, xml(given));
  t.like(await take(first), { recognised: 1, doubt: 1, created: 1, repeated: 1, wrong: 0 });
  t.like(await take(first), { unchanged: 2, doubt: 1, created: 0, updated: 0 });
  t.deepEqual(await rows(db, 'select name, city, latitude, outside_id as id from restaurants order by name'), [
    { name: 'Spice Garden', city: 'Stone', latitude: 52.9027, id: 'fhrs:3' },
    { name: 'The Crown Inn', city: 'Stone', latitude: 52.9027, id: 'fhrs:1' },
    { name: 'Vine', city: 'Stone', latitude: 0, id: null },
  ]);
  const [doubt] = await rows<{ id: number; reason: string }>(db, 'select id, reason from review_items');
  t.is(doubt?.reason, '"Vine Bar & Kitchen", ST15 8AA of another list: is it "Vine"?');
  t.is((await menus('review', 'accept', String(doubt?.id))).code, 0);
  await menus('restaurants', 'edit', 'Spice Garden', '--cuisine', 'Indian');
  await writeFile(
    newer,
    json([...given.slice(0, 1), { id: 2, name: 'Vine Bar & Kitchen' }, { id: 3, name: 'Spice Palace' }]),
  );
  t.like(await take(newer), { unchanged: 1, recognised: 1, updated: 1, doubt: 0 });
  t.like(await take(newer), { unchanged: 3, updated: 0 });
  t.deepEqual(await rows(db, 'select name, cuisine from restaurants order by name'), [
    { name: 'Spice Palace', cuisine: 'Indian' },
    { name: 'The Crown Inn', cuisine: '' },
    { name: 'Vine', cuisine: '' },
  ]);
});

test('names the line of a wrong row and offers the rest; an unknown kind gets the list of known ones', async (t) => {
  const { db, menus } = await commandLine(t);
  const file = join(await temporaryFolder(t, 'cli'), 'FHRS2.xml');
  await writeFile(
    file,
    xml([
      { id: 1, name: 'The Vine' },
      { id: 2, name: 'Stall', postcode: '' },
    ]),
  );
  const refused = await menus('restaurants', 'import', file);
  t.is(refused.code, 4);
  t.regex(
    refused.stderr,
    /nothing was imported\n {2}line 7: PostCode "" is not a UK postcode.*\n1 rows are right: --skip-wrong/,
  );
  const taken = await menus('restaurants', 'import', file, '--skip-wrong');
  t.deepEqual([taken.code, taken.stdout.trim()], [0, '1 created, 1 wrong']);
  t.deepEqual(await rows(db, 'select name from restaurants'), [{ name: 'The Vine' }]);
  const none = await menus('restaurants', 'import', file, '--kind', 'hotel');
  t.regex(none.stderr, /no business of the kind hotel; it has Restaurant\/Cafe\/Canteen/);
});
