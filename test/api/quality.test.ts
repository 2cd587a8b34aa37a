import test from 'ava';
import type { z } from 'zod';
import type { qualityPageSchema } from '../../src/api/schemas/quality.ts';
import { createReviewStore } from '../../src/db/review-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { seededService } from './seeded.ts';

type QualityPage = z.output<typeof qualityPageSchema>;

test('quality is told restaurant by restaurant: conflicts, stale sources and the backlog', async (t) => {
  const { read, menus, pub, cafe, pubMenu, database } = await seededService(t);
  const sourceUrl = 'https://wheel.example/puddings';
  const items = [
    taggedItem({ name: 'Mousse', price: 0, vegan: true, allergens: 'Milk' }),
    taggedItem({ name: 'Fudge', vegan: false, allergens: 'Milk' }),
  ];
  const { menuId } = await menus.publish(
    taggedMenu({ restaurantId: pub, sourceUrl, name: 'Puddings', sections: [{ name: 'Sweet', items }] }),
  );
  const sources = createSourceStore(database);
  const unreachable = { restaurantId: pub, sourceUrl, outcome: 'unreachable' } as const;
  for (let tries = 0; tries < 3; tries += 1) await sources.recordCheck(unreachable);
  await sources.recordCheck({ restaurantId: pub, sourceUrl: 'https://wheel.example/gone', outcome: 'unreachable' });
  const doubt = { kind: 'dish', menu: 'Puddings', section: 'Sweet', item: 'Mousse', reason: 'vegan?', menuId } as const;
  await createReviewStore(database).record(pub, sourceUrl, [doubt]);

  const { items: found, ...page } = await read<QualityPage>('getQuality', '/v1/quality');
  t.like(page, { totalCount: 2, currentPage: 1, totalPages: 1, hasNext: false });
  t.like(found[0], { restaurantId: cafe, menus: 1, items: 2, unpriced: 0, reviewBacklog: 0, conflicts: [] });
  t.like(found[1], { restaurantId: pub, restaurantName: "The Potter's Wheel", menus: 2, items: 7, unpriced: 2 });
  t.deepEqual(found[1]?.conflicts, [
    {
      kind: 'vegan_with_animal_products',
      menuId,
      menu: 'Puddings',
      section: 'Sweet',
      item: 'Mousse',
      detail: 'vegan, but contains MILK',
    },
  ]);
  t.like(found[1], { reviewBacklog: 1, staleSources: [{ sourceUrl, failures: 3 }] });
  t.true(pubMenu > 0);
});

test('quality goes on where its link leads, by pages as before too, and needs a token', async (t) => {
  const { read, refuses, get, pub, cafe } = await seededService(t);
  const idsOf = async (query: string) =>
    (await read<QualityPage>('getQuality', `/v1/quality?${query}`)).items.map(({ restaurantId }) => restaurantId);
  const linkOf = async (query: string) => (await get(`/v1/quality?${query}`)).headers.get('link') ?? '';
  t.deepEqual(await idsOf('limit=1'), [cafe]);
  const [, next = ''] = /quality\?([^>]*)>; rel="next"/.exec(await linkOf('pageSize=1')) ?? [];
  t.regex(next, /^limit=1&after=[\w-]+$/);
  t.deepEqual(await idsOf(next), [pub]);
  t.notRegex(await linkOf(next), /rel="next"/);
  t.like(await read<QualityPage>('getQuality', `/v1/quality?${next}`), {
    currentPage: 2,
    totalPages: 2,
    hasNext: false,
  });
  t.deepEqual(await idsOf('page=2&pageSize=1'), [pub]);
  t.deepEqual(await idsOf('page=999999999'), []);
  await refuses('/v1/quality?page=0', 400, 'invalid_parameter');
  for (const after of ['', '1', 'KzA1', 'KzE=', Buffer.from('+10001').toString('base64url')])
    await refuses(`/v1/quality?after=${after}`, 400, 'invalid_cursor');
  await refuses('/v1/quality', 401, 'invalid_token', { Authorization: 'Bearer nonsense' });
});
