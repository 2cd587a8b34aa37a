import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { z } from 'zod';
import type { changePageSchema } from '../../src/api/changes/changes-schema.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { priced, restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';
import { type ApiService, apiService, BASE_URL } from './api-service.ts';

type Page = z.output<typeof changePageSchema>;

/** A restaurant with a menu in two versions: the second is dearer, and fish may be in it. */
async function withChanges(
  t: ExecutionContext,
): Promise<ApiService & { restaurantId: string; publish(price: number): Promise<number> }> {
  const service = await apiService(t);
  const { restaurant } = await service.restaurants.save(restaurantFacts());
  const publish = async (price: number) =>
    (await service.menus.publish(taggedMenu({ restaurantId: restaurant.id, ...priced(price) }))).menuId;
  await publish(6);
  await service.menus.publish(
    taggedMenu({
      restaurantId: restaurant.id,
      sections: [
        {
          name: 'Oatcakes',
          items: [taggedItem({ price: 7, allergens: 'Fish (may contain), Gluten (estimated), Milk' })],
        },
      ],
    }),
  );
  return { ...service, restaurantId: restaurant.id, publish };
}

const types = ({ changes }: Page) => changes.map(({ type }) => type);

test('pages through all changes once and in order, with their payload', async (t) => {
  const { read, get } = await withChanges(t);
  const first = await read<Page>('listChanges', '/v1/changes?limit=2');
  t.deepEqual([types(first), first.more], [['restaurant.created', 'menu.published'], true]);
  const second = await read<Page>('listChanges', `/v1/changes?after=${first.next}`);
  t.deepEqual([types(second), second.more], [['menu.replaced', 'price.raised', 'allergen.added'], false]);
  t.like(second.changes[1], { menuId: 2, data: { before: { item: { price: 6 } }, after: { item: { price: 7 } } } });
  t.like(second.changes[2], { data: { allergen: { code: 'FISH', after: { state: 'may contain' } } } });
  const fromMiddle = await read<Page>('listChanges', `/v1/changes?after=${second.changes[0]?.cursor}`);
  t.deepEqual(types(fromMiddle), ['price.raised', 'allergen.added']);
  const end = await read<Page>('listChanges', `/v1/changes?after=${second.next}`);
  t.deepEqual([end.changes.length, end.next], [0, second.next]);
  t.is((await read<Page>('listChanges', '/v1/changes?after=now')).next, second.next);
  const link = (await get('/v1/changes?limit=2')).headers.get('link');
  t.is(link, `<${BASE_URL}/v1/changes?limit=2&after=${first.next}>; rel="next"`);
});

test('filters changes by type, by group of types and by restaurant', async (t) => {
  const { read, restaurantId, refuses } = await withChanges(t);
  t.deepEqual(types(await read<Page>('listChanges', '/v1/changes?types=allergen.*,price.raised')), [
    'price.raised',
    'allergen.added',
  ]);
  t.is((await read<Page>('listChanges', `/v1/changes?restaurantId=${restaurantId}`)).changes.length, 5);
  const other = '0c34aaf0-944d-5894-8afb-8588ff0a257d';
  t.is((await read<Page>('listChanges', `/v1/changes?restaurantId=${other}`)).changes.length, 0);
  t.regex(
    (await refuses('/v1/changes?types=price.rised', 400, 'invalid_parameter')).detail,
    /Did you mean price\.raised/,
  );
});

test('refuses an invalid cursor and one of another feed, and reads one of an older version', async (t) => {
  const { refuses, read } = await withChanges(t);
  for (const after of ['abc', 'MTIuMC4', '%3D%3D', 'MTIuYTFiMmMzZDQ=']) {
    await refuses(`/v1/changes?after=${after}`, 400, 'invalid_cursor');
  }
  await refuses('/v1/changes?after=MTIuYTFiMmMzZDQ', 410, 'cursor_expired');
  const { next } = await read<Page>('listChanges', '/v1/changes');
  const [place, ...rest] = Buffer.from(next, 'base64url').toString().split('.');
  const cursor = (...parts: readonly unknown[]) => Buffer.from(parts.join('.')).toString('base64url');
  t.is(
    (await read<Page>('listChanges', `/v1/changes?after=${cursor(place, 0, ...rest)}`)).next,
    next,
    'of an older version',
  );
  const ahead = cursor(Number(place) + 1, ...rest);
  await refuses(`/v1/changes?after=${ahead}`, 410, 'cursor_expired');
});

test('every example of changes in the documentation finds something, or waits for changes', async (t) => {
  const { read } = await withChanges(t);
  const page = readFileSync(join(packageRoot, 'docs', 'api.md'), 'utf8');
  const shown = [...page.matchAll(/\/v1\/changes\?[^"`'\s]+/g)].map(([found]) => found);
  const operation = OPERATIONS.find(({ id }) => id === 'listChanges');
  const examples = [...shown, `/v1/changes?${operation?.exampleQuery}`];
  t.is(examples.length, 3);
  for (const example of examples) {
    const found = await read<Page>('listChanges', example.replace('wait=30', 'wait=0'));
    t.is(found.changes.length > 0, !example.includes('after=now'), example);
  }
});

test('answers a waiting request as soon as something happens, otherwise at the timeout', async (t) => {
  const { read, publish, registry } = await withChanges(t);
  const { next } = await read<Page>('listChanges', '/v1/changes?after=now');
  const nothing = await read<Page>('listChanges', `/v1/changes?after=${next}&wait=1`);
  t.deepEqual([nothing.changes.length, nothing.next], [0, next]);
  const waiting = read<Page>('listChanges', `/v1/changes?after=${next}&wait=30&types=price.lowered`);
  const waiters = async () => /^change_waiters (\d+)$/m.exec(await registry.metrics())?.[1];
  await until(async () => (await waiters()) === '1');
  await publish(9);
  t.is(await waiters(), '1', 'a change of another type ends no waiting');
  await publish(5);
  t.deepEqual(types(await waiting), ['price.lowered']);
  t.is(await waiters(), '0');
});

test('limits the waiting requests of a client, and admits another when one is done', async (t) => {
  const { url, token, refuses, read, registry } = await withChanges(t);
  const leaving = Array.from({ length: 8 }, () => new AbortController());
  const address = `${url}/v1/changes?after=now&wait=30`;
  const waiting = leaving.map(async ({ signal }) => {
    // A busy machine may refuse one, and waiting ends by itself.
    while (!signal.aborted) {
      await fetch(address, { signal, headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
    }
    return 'gone';
  });
  const waiters = async () => Number(/^change_waiters (\d+)$/m.exec(await registry.metrics())?.[1]);
  await until(async () => (await waiters()) === 8);
  await refuses('/v1/changes?after=now&wait=1', 429, 'too_many_waiting');
  await read<Page>('listChanges', '/v1/changes?after=now');
  for (const one of leaving) one.abort();
  t.deepEqual(
    await Promise.all(waiting),
    Array.from({ length: 8 }, () => 'gone'),
  );
  await until(async () => (await waiters()) === 0);
  await read<Page>('listChanges', '/v1/changes?after=now&wait=1');
});
