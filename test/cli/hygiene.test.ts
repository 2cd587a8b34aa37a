import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { rows } from '../../src/db/rows.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine } from './command-line.ts';

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
