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

test('quality is paged as the restaurants are, and needs a token', async (t) => {
  const { read, refuses, get, cafe } = await seededService(t);
  const page = await read<QualityPage>('getQuality', '/v1/quality?pageSize=1');
  t.deepEqual([page.items.map(({ restaurantId }) => restaurantId), page.hasNext, page.totalPages], [[cafe], true, 2]);
  t.regex(
    (await get('/v1/quality?pageSize=1')).headers.get('link') ?? '',
    /page=2&pageSize=1>; rel="next"|pageSize=1&page=2>; rel="next"/,
  );
  t.deepEqual((await read<QualityPage>('getQuality', '/v1/quality?page=999999999')).items, []);
  await refuses('/v1/quality?page=0', 400, 'invalid_parameter');
  await refuses('/v1/quality', 401, 'invalid_token', { Authorization: 'Bearer nonsense' });
});
