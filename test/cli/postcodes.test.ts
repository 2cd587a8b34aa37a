import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { rows } from '../../src/db/rows.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { zipOf } from '../support/zip-of.ts';
import { commandLine } from './command-line.ts';

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
