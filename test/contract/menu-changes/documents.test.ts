import test from 'ava';
import { taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { outbox } from './outbox.ts';

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
