import test from 'ava';
import { priced, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { engine, outbox } from './outbox.ts';

test('documents cover active menus, with everything that a hit shows', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const first = await menus.publish(taggedMenu({ restaurantId }));
  const items = [
    taggedItem(),
    taggedItem({ name: 'Tea', allergens: 'Unknown (ask the restaurant)', description: null }),
  ];
  const second = await menus.publish(taggedMenu({ restaurantId, sections: [{ name: 'Oatcakes', items }] }));
  const documents = await changes.documents([first.menuId, second.menuId, 4711]);
  t.is(documents.length, 1);
  t.like(documents[0], {
    menuId: second.menuId,
    menuName: 'Breakfast',
    version: 2,
    revision: 1,
    restaurantId,
    restaurantName: 'The Kiln Oatcake Shop',
    city: 'Stoke-on-Trent',
    cuisine: 'Oatcakes',
  });
  const { stated: _stated, evidence: _evidence, review: _review, ...shown } = taggedItem();
  const { itemId, ...document } = documents[0]?.sections[0]?.items[0] ?? {};
  t.regex(itemId ?? '', /^item_[0-9a-f]{20}$/);
  t.deepEqual<unknown, unknown>(document, {
    id: `${second.menuId}_0_0`,
    menuId: second.menuId,
    menuName: 'Breakfast',
    restaurantId,
    restaurantName: 'The Kiln Oatcake Shop',
    sectionName: 'Oatcakes',
    city: 'Stoke-on-Trent',
    cuisine: 'Oatcakes',
    item: shown,
    allergenCodes: ['GLUTEN', 'MILK'],
    absentAllergens: [],
    likelyAbsentAllergens: [],
    allergenGround: 'ingredients',
    sectionPosition: 0,
    itemPosition: 0,
  });
  t.like(documents[0]?.sections[0]?.items[1], { id: `${second.menuId}_0_1`, allergenCodes: [], absentAllergens: [] });
});

test('all documents come in batches, from one snapshot', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const publish = (name: string) => menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `x:${name}` }));
  const ids = [await publish('A'), await publish('B'), await publish('C')].map(({ menuId }) => menuId);
  const batches: (readonly number[])[] = [];
  for await (const batch of changes.allDocuments(2)) {
    batches.push(batch.map(({ menuId }) => menuId));
    if (batches.length === 1) await publish('D');
  }
  t.deepEqual(batches, [ids.slice(0, 2), ids.slice(2)]);
});

test('registering an engine makes every active menu due, once', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  const { menuId } = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await changes.registerEngine('second');
  const claims = await changes.claim('second', 10, 60);
  t.deepEqual(
    claims.map((claim) => claim.menuId),
    [menuId],
  );
  await changes.complete('second', claims);
  await changes.registerEngine('second');
  t.deepEqual(await changes.claim('second', 10, 60), []);
});

test('an engine registered during publications misses none', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const names = Array.from({ length: 12 }, (_, index) => `Menu ${index}`);
  const publishing = names.map((name) =>
    menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `https://a.example/${name}` })),
  );
  const registering = changes.registerEngine('late');
  const published = await Promise.all(publishing);
  await registering;
  const due = (await changes.claim('late', 100, 60)).map((claim) => claim.menuId);
  t.deepEqual(
    due,
    published.map(({ menuId }) => menuId).toSorted((a, b) => a - b),
  );
});

test('the epoch of an engine is kept', async (t) => {
  const { changes } = await outbox(t);
  t.is(await changes.epoch(engine), null);
  await changes.setEpoch(engine, 'first');
  t.is(await changes.epoch(engine), 'first');
  t.is(await changes.epoch('unknown'), null);
  await t.throwsAsync(changes.setEpoch('unknown', 'first'), { message: /unknown is not registered/ });
});
