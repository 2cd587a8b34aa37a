import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NO_PORTION } from '@menu-data-service/menu-model/evidence';
import type { Menu } from '@menu-data-service/menu-model/menu';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import test from 'ava';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { createExportSource } from '../../src/db/export-source.ts';
import type { ExportManifest } from '../../src/domain/export-manifest.ts';
import type { ExportRow } from '../../src/domain/export-tables.ts';
import type { RestaurantDetail } from '../../src/domain/restaurant.ts';
import { writeExport } from '../../src/exporter/write-export.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { pythonWith } from '../support/python-with.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { textOf } from '../support/text-of.ts';
import { apiService, BASE_URL } from './api-service.ts';
import { placedService } from './placed.ts';
import { raw, sha256 } from './raw-answer.ts';
import { type SeededService, seededService } from './seeded.ts';

async function lines(service: SeededService, table: string, query = ''): Promise<readonly ExportRow[]> {
  await service.made.exports?.latest(query === '' ? 'current' : 'all');
  const { status, body } = await raw(service, `/v1/export/${table}.ndjson${query}`);
  if (status !== 200) throw new Error(`${table}: ${status} ${body}`);
  return body
    .toString()
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportRow);
}

/** Reassembles menus from the rows of an export. */
function assembled(menus: readonly ExportRow[], items: readonly ExportRow[]): unknown[] {
  return menus.map(({ restaurantName: _name, sectionIds, sectionNames, items: _count, ...menu }) => ({
    ...menu,
    sections: (sectionIds as number[]).map((id, at) => ({
      id,
      name: (sectionNames as string[])[at],
      items: items
        .filter((item) => item.menuId === menu.id && item.section === at + 1)
        .map(({ name, description, price, vegetarian, vegan, calories, halal, spicy, allergens }) => ({
          ...{ name, description, spicy, allergens },
          ...{ vegetarian: vegetarian ?? false, vegan: vegan ?? false, halal: halal ?? false },
          ...{ price: price ?? 0, calories: calories ?? 0 },
        })),
    })),
  }));
}

test('exports match the API: every restaurant, menu and dish', async (t) => {
  const service = await seededService(t);
  const [restaurants, menus, items] = await Promise.all(
    ['restaurants', 'menus', 'items'].map((table) => lines(service, table)),
  );
  t.is(restaurants?.length, 2);
  for (const { activeMenus, ...row } of restaurants ?? []) {
    const { menus: references, ...detail } = await service.read<RestaurantDetail>(
      'getRestaurant',
      `/v1/restaurants/${row.id}`,
    );
    t.deepEqual<unknown, unknown>(row, { ...detail, latitude: null, longitude: null });
    t.is(activeMenus, references.length);
  }
  t.is(items?.length, 7);
  for (const menu of assembled(menus ?? [], items ?? []) as Menu[]) {
    t.deepEqual(menu, await service.read<Menu>('getMenu', `/v1/menus/${menu.id}`));
  }
  const found = await service.get('/v1/menus/items?maxPrice=1000&fields=id,menuId,name');
  const ids = (await found.json()) as readonly { readonly id: string; readonly menuId: number }[];
  const exported = new Map(items?.map(({ id, menuId }) => [id, menuId]));
  t.is(exported.size, 7);
  for (const { id, menuId } of ids) t.is(exported.get(id), menuId);
});

test('what is stated, estimated and not known of calories and diets is told apart, in exports and on pages', async (t) => {
  const service = await seededService(t);
  const about = (field: 'vegan' | 'calories', value: string, basis: 'stated' | 'estimated') => ({
    ...{ field, value, basis, words: value, rule: 'rule', confidence: 0.9 },
  });
  const of = (name: string, evidence: TaggedItem['evidence'], more: Partial<TaggedItem> = {}) =>
    taggedItem({ name, evidence, vegetarian: false, ...more });
  await service.menus.publish(
    taggedMenu({
      restaurantId: service.cafe,
      sections: [
        {
          name: 'Plates',
          items: [
            of('Dal', [about('vegan', 'true', 'stated'), about('calories', '540', 'stated')], { vegan: true }),
            of('Lamb', [about('vegan', 'false', 'estimated'), about('calories', '540', 'estimated')]),
            of('Special', [], { calories: 0 }),
            of('Surprise', [{ ...about('calories', '420', 'estimated'), rule: NO_PORTION }], { calories: 420 }),
          ],
        },
      ],
    }),
  );
  const rows = await lines(service, 'items');
  const known = (name: string) => {
    const { vegan, veganBasis, calories, caloriesBasis } = rows.find((row) => row.name === name) ?? {};
    return [vegan, veganBasis, calories, caloriesBasis];
  };
  t.deepEqual(known('Dal'), [true, 'stated', 540, 'stated']);
  t.deepEqual(known('Lamb'), [false, 'estimated', 540, 'estimated']);
  t.deepEqual(known('Special'), [null, null, null, null]);
  t.deepEqual(known('Surprise'), [null, null, null, null]);
  await service.index();
  const page = async (path: string) => textOf(await (await fetch(`${service.url}${path}`)).text());
  t.regex(await page('/find?search=lamb'), /about 540 kcal/);
  t.notRegex(await page('/find?search=surprise'), /420 kcal/, 'no word supports them');
  t.notRegex(await page('/find?search=surprise&maxCalories=500'), /1 dish\b/);
});

test('an unknown place is null in Parquet and JSON, and empty in CSV', async (t) => {
  const service = await placedService(t);
  const json = await lines(service, 'restaurants');
  const parquet = await raw(service, '/v1/export/restaurants.parquet');
  for (const rows of [json, await parquetReadObjects({ file: new Uint8Array(parquet.body).buffer })])
    t.deepEqual(rows.map(({ name, latitude, longitude }) => [name, latitude, longitude]).toSorted(), [
      ['Café Clayhanger', 52.9027, -2.1483],
      ['Nowhere', null, null],
      ["The Potter's Wheel", 53.1066, -2.0236],
    ]);
  const csv = await raw(service, '/v1/export/restaurants.csv');
  t.regex(String(csv.body), /,Nowhere,.*,United Kingdom,,,0\r\n/);
});

interface Told {
  readonly types: Readonly<Record<string, string>>;
  readonly unknown: Readonly<Record<string, number>>;
}

test('DuckDB and pandas read every table with its types, and unknown values as NULL', async (t) => {
  t.timeout(60_000);
  const python = await pythonWith('duckdb', 'pandas', 'pyarrow');
  if (python === null) {
    t.log('left out: there is no Python with duckdb, pandas and pyarrow; PYTHON names another');
    t.pass();
    return;
  }
  const service = await placedService(t);
  const folder = join(await temporaryFolder(t, 'elsewhere'), 'export');
  await writeExport(createExportSource(service.database), 'current', folder);
  const script = join(packageRoot, 'test/support/exports/read_elsewhere.py');
  const { stdout } = await promisify(execFile)(python, [script, folder]);
  const { restaurants, menus, items, prices } = JSON.parse(stdout);
  const readers = (table: Readonly<Record<'duckdb' | 'pandas', Readonly<Record<'parquet' | 'csv', Told>>>>) => [
    ...[table.duckdb.parquet, table.duckdb.csv, table.pandas.parquet, table.pandas.csv],
  ];
  // One of seven dishes has no price, one restaurant of three no place; no dish has a description.
  t.deepEqual(
    readers(items).map(({ unknown }) => [unknown.price, unknown.allergens]),
    new Array(4).fill([1, 0]),
  );
  t.deepEqual(
    readers(restaurants).map(({ unknown }) => unknown.latitude),
    new Array(4).fill(1),
  );
  t.like(items.duckdb.parquet.types, { price: 'DECIMAL(8,2)', calories: 'INTEGER', vegan: 'BOOLEAN', id: 'VARCHAR' });
  t.like(items.duckdb.csv.types, { price: 'DOUBLE', calories: 'BIGINT', vegan: 'BOOLEAN', id: 'VARCHAR' });
  t.like(menus.duckdb.parquet.types, {
    dateUpdated: 'TIMESTAMP WITH TIME ZONE',
    sectionNames: 'VARCHAR[]',
    sectionIds: 'INTEGER[]',
  });
  t.like(items.pandas.csv, { rows: 7, types: { price: 'float64', vegan: 'bool' } });
  t.is(prices[0], '62.00');
});

test('exports all versions on request, including withdrawn ones', async (t) => {
  const service = await seededService(t);
  const { menuId } = await service.menus.publish(
    taggedMenu({
      restaurantId: service.cafe,
      name: 'Pie and Mash Night',
      sourceUrl: 'https://clayhanger.example/pies.html',
    }),
  );
  await service.menus.withdraw(service.pubMenu);
  const ids = (rows: readonly ExportRow[]) => rows.map(({ id }) => id);
  t.deepEqual(ids(await lines(service, 'menus')), [menuId]);
  t.deepEqual(ids(await lines(service, 'menus', '?allVersions=true')), [service.pubMenu, service.cafeMenu, menuId]);
  const [menus, items] = [
    await lines(service, 'menus', '?allVersions=true'),
    await lines(service, 'items', '?allVersions=true'),
  ];
  for (const menu of assembled(menus, items) as Menu[]) {
    t.deepEqual(menu, await service.read<Menu>('getMenu', `/v1/menus/${menu.id}`));
  }
});

test('resumes a cut download in each coding, with a digest of the bytes sent', async (t) => {
  const service = await seededService(t);
  await service.made.exports?.latest('current');
  for (const coding of ['identity', 'gzip', 'br']) {
    const asked = { 'Accept-Encoding': coding };
    const whole = await raw(service, '/v1/export/items.csv', asked);
    t.is(whole.status, 200);
    t.is(whole.headers['content-encoding'], coding === 'identity' ? undefined : coding);
    t.is(whole.headers['repr-digest'], `sha-256=:${sha256(whole.body).toString('base64')}:`);
    const etag = String(whole.headers.etag);
    const cut = await raw(service, '/v1/export/items.csv', { ...asked, Range: 'bytes=0-99' });
    const rest = await raw(service, '/v1/export/items.csv', { ...asked, Range: 'bytes=100-', 'If-Range': etag });
    t.deepEqual([cut.status, rest.status], [206, 206]);
    t.is(rest.headers['content-range'], `bytes 100-${whole.body.length - 1}/${whole.body.length}`);
    t.deepEqual(Buffer.concat([cut.body, rest.body]), whole.body);
    const changed = await raw(service, '/v1/export/items.csv', {
      ...asked,
      Range: 'bytes=100-',
      'If-Range': '"other"',
    });
    t.deepEqual([changed.status, changed.body.length], [200, whole.body.length]);
    t.is((await raw(service, '/v1/export/items.csv', { ...asked, 'If-None-Match': etag })).status, 304);
  }
  const tail = await raw(service, '/v1/export/items.csv', { Range: 'bytes=-5' });
  t.is(tail.body.length, 5);
  await service.refuses('/v1/export/items.csv', 416, 'range_not_satisfiable', { Range: 'bytes=99999999-' });
  const head = await service.get('/v1/export/items.csv', { 'Accept-Encoding': 'identity' }, 'HEAD');
  t.is(Number(head.headers.get('content-length')), (await raw(service, '/v1/export/items.csv')).body.length);
});

const HOSTILE = {
  name: '=HYPERLINK("https://evil.example","Soup")',
  description: "'=not marked by us",
  allergens: '-',
};

test('CSV: leading zeros, dashes and line breaks survive, formulas do not run, and unmarking restores them', async (t) => {
  const service = await seededService(t);
  const phones = ['01632 960001', '01632960002', '+44 1632 960003', '+44 (0)1632 960-004', '@cmd|x'];
  for (const [at, phoneNumber] of phones.entries()) {
    await service.restaurants.save(restaurantFacts({ name: `-${at}"A, B"\n`, phoneNumber, postcode: `ST1 ${at}AA` }));
  }
  await service.menus.publish(
    taggedMenu({
      restaurantId: service.pub,
      name: '+Specials',
      sourceUrl: 'https://wheel.example/specials',
      sections: [{ name: '-', items: [taggedItem(HOSTILE)] }],
    }),
  );
  await service.made.exports?.latest('current');
  const { body } = await raw(service, '/v1/export/restaurants.csv');
  const rows: Record<string, string>[] = parse(body, { columns: true });
  t.deepEqual(
    rows
      .map(({ phoneNumber }) => phoneNumber)
      .filter((phone) => phones.includes(phone ?? ''))
      .toSorted(),
    phones.slice(0, 4).toSorted(),
  );
  t.true(rows.some(({ phoneNumber }) => phoneNumber === "'@cmd|x"));
  const items: Record<string, string>[] = parse((await raw(service, '/v1/export/items.csv')).body, { columns: true });
  const dish = items.find(({ sectionName }) => sectionName === '-');
  t.like(dish, {
    name: `'${HOSTILE.name}`,
    description: `'${HOSTILE.description}`,
    allergens: '-',
    menuName: "'+Specials",
  });
  const formulas = items.flatMap((item) => Object.values(item)).filter((cell) => /^[=+@]/.test(cell));
  t.deepEqual(formulas, []);
  // Unmarking removes exactly one character.
  const unmarked = items.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, cell]) => [name, /^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell]),
    ),
  );
  const plain = await lines(service, 'items');
  t.deepEqual(
    unmarked.map(({ name, description, price }) => [name, description, price === '' ? null : Number(price)]),
    plain.map(({ name, description, price }) => [name, description ?? '', price]),
  );
});

test('the manifest lists size, rows and hash of each file', async (t) => {
  const service = await seededService(t);
  await service.made.exports?.latest('current');
  const manifest = await service.read<ExportManifest>('getExportManifest', '/v1/export/manifest.json');
  t.is(manifest.scope, 'current');
  t.is(manifest.files.length, 9);
  for (const { name, bytes, sha256: expected } of manifest.files) {
    const { body } = await raw(service, `/v1/export/${name}`);
    t.deepEqual([body.length, sha256(body).toString('hex')], [bytes, expected], name);
  }
});

test('refuses an unknown export with a reason', async (t) => {
  const service = await seededService(t);
  const { refuses } = service;
  await service.made.exports?.latest('current');
  const { detail } = await refuses('/v1/export/dishes.csv', 404, 'export_not_found');
  t.regex(detail, /restaurants\.ndjson/);
  await refuses('/v1/export/items.csv?allVersions=yes', 400, 'invalid_parameter');
  await refuses('/v1/export/items.csv?all=true', 400, 'unknown_parameter');
});

test('says where and when to retry while a first export is made or has failed', async (t) => {
  let outcome: 'waiting' | 'failing' = 'waiting';
  const latest = async () => {
    if (outcome === 'failing') throw new Error('no space left on /secret/place');
    return null;
  };
  const service = await apiService(t, { exports: { latest } });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json']) {
    outcome = 'waiting';
    const later = await service.get(`${path}?allVersions=true`);
    t.is(later.status, 202);
    t.is(later.headers.get('retry-after'), '3');
    t.is(later.headers.get('location'), later.url.replace(service.url, BASE_URL));
    t.is(await later.text(), '', 'nothing that a download would save');
    outcome = 'failing';
    const { detail } = await service.refuses(path, 503, 'preparation_failed');
    t.notRegex(detail, /secret/);
  }
  const none = await apiService(t, { exports: null });
  for (const path of ['/v1/export/items.csv', '/v1/export/manifest.json']) {
    await none.refuses(path, 404, 'exports_off');
  }
});
