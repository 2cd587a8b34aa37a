import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { z } from 'zod';
import { itemSearchSchema } from '../../src/api/items/item-search-hit.ts';
import { menuSchema, menuVersionsSchema } from '../../src/api/menus/menu-schema.ts';
import { menuSearchSchema } from '../../src/api/menus/menu-search.ts';
import { restaurantDetailSchema, restaurantPageSchema } from '../../src/api/restaurants/restaurant.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { getPatiently } from './get-patiently.ts';

const SAMPLES = join(packageRoot, 'samples');
interface Visitor {
  get<S extends z.ZodType>(path: string, schema: S): Promise<{ body: z.output<S>; headers: Headers }>;
}

async function visitor(t: ExecutionContext, service: Service): Promise<Visitor> {
  const token = await service.token();
  return {
    async get(path, schema) {
      const response = await getPatiently(`${service.baseUrl}${path}`, token);
      const text = await response.text();
      t.is(response.status, 200, `${path}: ${text}`);
      return { body: schema.parse(JSON.parse(text)), headers: response.headers };
    },
  };
}

async function folderWith(t: ExecutionContext, ...names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder(t, 'documents');
  for (const name of names) await copyFile(join(SAMPLES, name), join(folder, name));
  return folder;
}

const PAGE = 'two-rivers-burger-yard.html';
const PDF = 'thimble-and-crumb.pdf';
const PICTURE = 'castle-hill-children.jpg';

/** A dish of each document, with a typo and a prefix. */
const FINDABLE: readonly (readonly [dish: string, typo: string, beginning: string])[] = [
  ['Halloumi Stack', 'haloumi stack', 'hallou'],
  ["Ploughman's Lunch", 'plougmans lunch', 'ploughm'],
  ['Chicken Nuggets', 'chiken nuggets', 'nugg'],
];

/** Three documents on their way into the service, through a change of price, and out again, as consumers and operators see it. */
export async function journey(t: ExecutionContext, service: Service): Promise<void> {
  const folder = await folderWith(t, PAGE, PDF, PICTURE);
  const place = ['--city', 'Leek', '--postcode', 'ST13 5AA'];
  const added = await service.menus(['restaurants', 'add', '--name', 'Journey’s End', ...place, '--json']);
  t.is(added.code, 0, added.stderr);
  const { id: restaurantId } = JSON.parse(added.stdout) as { id: string };

  const taken = await service.menus(['ingest', folder, '--restaurant', restaurantId, '--json']);
  t.true(taken.code === 0 || taken.code === 3, taken.stderr);
  t.is(taken.stdout.trim().split('\n').length, 3);

  const api = await visitor(t, service);
  const found = async (search: string) =>
    (await api.get(`/v1/menus/items?search=${encodeURIComponent(search)}&limit=5`, itemSearchSchema)).body;
  for (const [dish, ...searches] of FINDABLE) {
    for (const search of [dish, ...searches]) {
      await until(async () => (await found(search)).some(({ menuItem }) => menuItem.name === dish));
    }
  }

  const asked = '/v1/menus/items?search=halloumi%20at%20journeys%20end%20in%20leek';
  await until(async () => {
    const understood = (await api.get(asked, itemSearchSchema)).headers.get('x-search-understood') ?? '';
    return understood.includes('leek') && understood.includes('journeys end');
  });

  const [hit] = await found('halloumi stack');
  const oldId = hit?.menuId ?? 0;
  t.is(hit?.restaurantId, restaurantId);
  t.is(hit?.menuItem.price, 9.75);
  const before = await api.get(`/v1/menus/${oldId}`, menuSchema);
  t.like(before.body, { version: 1, dateDeleted: null, previousMenuVersionId: null });

  const page = join(folder, PAGE);
  const html = await readFile(page, 'utf8');
  t.true(html.includes('9.75'));
  await writeFile(page, html.replaceAll('9.75', '10.35'));
  const again = await service.menus(['ingest', page, '--restaurant', restaurantId, '--json']);
  t.true(again.code === 0 || again.code === 3, again.stderr);

  const stacks = async () =>
    (await found('halloumi stack')).filter(({ menuItem }) => menuItem.name === 'Halloumi Stack');
  await until(async () => (await stacks()).map(({ menuItem }) => menuItem.price).join() === '10.35');
  const newId = (await stacks())[0]?.menuId ?? 0;
  t.not(newId, oldId);
  const after = await api.get(`/v1/menus/${newId}`, menuSchema);
  t.like(after.body, { version: 2, previousMenuVersionId: oldId, dateDeleted: null, restaurantId });
  const replaced = await api.get(`/v1/menus/${oldId}`, menuSchema);
  t.is(replaced.body.dateDeleted, after.body.dateUpdated);
  t.regex(replaced.headers.get('link') ?? '', new RegExp(`/v1/menus/${newId}>; rel="[^"]*successor-version`));
  t.regex(after.headers.get('link') ?? '', new RegExp(`/v1/menus/${oldId}>; rel="[^"]*predecessor-version`));
  const { body: versions } = await api.get(`/v1/menus/${oldId}/versions`, menuVersionsSchema);
  t.deepEqual(
    versions.map(({ id, version }) => [id, version]),
    [
      [newId, 2],
      [oldId, 1],
    ],
  );

  const unchanged = await service.menus(['ingest', page, '--restaurant', restaurantId, '--json']);
  t.regex(unchanged.stdout, /"outcome":"unchanged"/);
  t.is((await api.get(`/v1/menus/${newId}/versions`, menuVersionsSchema)).body.length, 2);

  const sections = (await api.get('/v1/menus?search=burgers', menuSearchSchema)).body;
  t.true(sections.every(({ menuId }) => menuId !== oldId));
  t.true(sections.some(({ menuId, section }) => menuId === newId && section !== null));
  const detail = (await api.get(`/v1/restaurants/${restaurantId}`, restaurantDetailSchema)).body;
  t.true(detail.menus.some(({ id, version }) => id === newId && version === 2));
  t.false(detail.menus.some(({ id }) => id === oldId));
  const list = (await api.get('/v1/restaurants?name=journeys', restaurantPageSchema)).body;
  t.like(list, { totalCount: 1, hasNext: false });
  t.is(list.items[0]?.activeMenus, detail.menus.length);

  const withdrawn = await service.menus(['ingest', '--withdraw', String(newId)]);
  t.is(withdrawn.code, 0, withdrawn.stderr);
  await until(async () => !(await found('halloumi stack')).some(({ menuId }) => menuId === newId));
}
