import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { bodyOf, menuStore } from './menu-store.ts';

test('the body of a menu has the keys of the specification in order', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  const menu = await bodyOf(store, menuId);
  t.deepEqual(Object.keys(menu), [
    'id',
    'restaurantId',
    'name',
    'sourceUrl',
    'dateUpdated',
    'dateDeleted',
    'version',
    'previousMenuVersionId',
    'sections',
  ]);
  t.deepEqual(
    menu.sections.map((section) => Object.keys(section)),
    [['id', 'name', 'items']],
  );
  t.deepEqual(Object.keys(menu.sections[0]?.items[0] ?? {}), [
    'name',
    'description',
    'price',
    'vegetarian',
    'vegan',
    'calories',
    'halal',
    'spicy',
    'allergens',
  ]);
  t.regex(menu.dateUpdated, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
  t.like(menu, { id: menuId, restaurantId, version: 1, dateDeleted: null, previousMenuVersionId: null });
});

test('the three encodings decode to the same bytes', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  const [identity, gzip, br] = await Promise.all(
    (['identity', 'gzip', 'br'] as const).map((e) => store.body(menuId, e)),
  );
  t.deepEqual(gzip && gunzipSync(gzip.bytes), identity?.bytes);
  t.deepEqual(br && brotliDecompressSync(br.bytes), identity?.bytes);
});

test('an unknown menu id is null, even beyond the integer range', async (t) => {
  const { store } = await menuStore(t);
  for (const id of [4711, 2_147_483_648, 99_999_999_999_999]) {
    t.is(await store.body(id, 'gzip'), null);
    t.is(await store.versions(id), null);
    t.is(await store.evidence(id), null);
  }
});

test('stores evidence for each item, in menu order', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const items = [taggedItem({ review: ['price unlike the others'] }), taggedItem({ name: 'Tea', evidence: [] })];
  const { menuId } = await store.publish(taggedMenu({ restaurantId, sections: [{ name: 'A', items }] }));
  const { sections } = await bodyOf(store, menuId);
  t.deepEqual(await store.evidence(menuId), {
    menuId,
    revision: 1,
    leftOut: [],
    sections: [
      {
        id: sections[0]?.id ?? 0,
        name: 'A',
        items: [
          {
            name: 'Cheese & Onion Oatcake',
            allergens: taggedItem().allergens,
            evidence: taggedItem().evidence,
            review: ['price unlike the others'],
          },
          { name: 'Tea', allergens: taggedItem().allergens, evidence: [], review: [] },
        ],
      },
    ],
  });
});

test('reads stored menus as published, in pages', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const menus = ['Breakfast', 'Lunch', 'Tea'].map((name) => taggedMenu({ restaurantId, name }));
  for (const menu of menus) await store.publish(menu, { menusInDocument: 3 });
  const first = await store.storedMenus(0, 2);
  const rest = await store.storedMenus(first.at(-1)?.menuId ?? 0, 2);
  const read = [...first, ...rest].map(({ menuId: _id, version: _version, revision: _revision, cuisine, ...menu }) => {
    t.is(cuisine, 'Oatcakes');
    return menu;
  });
  t.deepEqual(read, menus);
});
