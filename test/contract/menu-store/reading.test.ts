import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { priced, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
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

test('a renamed menu is recognised if its document has one menu', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const renamed = await store.publish(taggedMenu({ restaurantId, name: 'Brunch' }), { menusInDocument: 1 });
  t.like(renamed, { outcome: 'changed', previousMenuId: first.menuId });
});

test('another name is another menu if the document has several', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }), { menusInDocument: 2 });
  const second = await store.publish(taggedMenu({ restaurantId, name: 'Drinks' }), { menusInDocument: 2 });
  t.is(second.outcome, 'created');
  t.is((await store.activeMenuIds()).length, 2);
});

test('a menu of the same name from another source is the same menu, moved', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const sourceUrl = 'https://oatcakes.example/new-breakfast.pdf';
  t.deepEqual(await store.publish(taggedMenu({ restaurantId, sourceUrl })), {
    outcome: 'revised',
    menuId: first.menuId,
    version: 1,
  });
  t.is((await bodyOf(store, first.menuId)).sourceUrl, sourceUrl);
  t.is((await store.publish(taggedMenu({ restaurantId, sourceUrl }))).outcome, 'unchanged');
});

test('the same menu of another restaurant is another menu', async (t) => {
  const { store, restaurantId, otherId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }));
  t.is((await store.publish(taggedMenu({ restaurantId: otherId }))).outcome, 'created');
});

test('replaces overrides the matching rule', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const other = taggedMenu({ restaurantId, name: 'Teas', sourceUrl: 'https://oatcakes.example/teas' });
  t.like(await store.publish(other, { replaces: first.menuId }), { outcome: 'changed', previousMenuId: first.menuId });
});

test('cannot replace a menu of another restaurant, or an unknown one', async (t) => {
  const { store, restaurantId, otherId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const menu = taggedMenu({ restaurantId: otherId });
  await t.throwsAsync(store.publish(menu, { replaces: first.menuId }), { message: /belongs to another restaurant/ });
  await t.throwsAsync(store.publish(menu, { replaces: 4711 }), { message: /menu 4711 .* no such menu/ });
  t.deepEqual(await store.activeMenuIds(), [first.menuId]);
});

test('only a version in service can be replaced', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const second = await store.publish(taggedMenu({ restaurantId, name: 'Later' }), { replaces: first.menuId });
  const third = taggedMenu({ restaurantId, name: 'Latest' });

  const late = store.publish(third, { replaces: first.menuId });
  await t.throwsAsync(late, { message: new RegExp(`menu ${second.menuId} has taken its place`) });
  await store.withdraw(second.menuId);
  await t.throwsAsync(store.publish(third, { replaces: second.menuId }), { message: /it was withdrawn/ });
});

test('a document restores a menu only if it was fetched after the withdrawal', async (t) => {
  const { store, sources, restaurantId } = await menuStore(t);
  const menu = taggedMenu({ restaurantId });
  const { menuId } = await store.publish(menu);
  const before = await sources.now();
  await store.withdraw(menuId);

  t.deepEqual(await store.publish(menu, { fetchedAt: before }), { outcome: 'withdrawn', menuId });
  t.like(await store.publish(menu, { fetchedAt: await sources.now() }), { outcome: 'changed', version: 2 });
});

test('refuses a menu of an unknown restaurant by its id', async (t) => {
  const { store } = await menuStore(t);
  const restaurantId = '00000000-0000-4000-8000-000000000000';
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId })), { message: /00000000-0000-4000-8000-000000000000/ });
});

test('names an item that cannot be stored, and stores nothing', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId, ...priced(1_000_000) })), {
    message: /Cheese & Onion Oatcake.*price 1000000/,
  });
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId, ...priced(Number.NaN) })), { message: /price NaN/ });
  t.deepEqual(await store.activeMenuIds(), []);
});

test('drops only those characters that PostgreSQL cannot store', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const evidence = [
    { field: 'spicy', value: 'true', basis: 'stated', words: 'hot\0', rule: 'word', confidence: 1 } as const,
  ];
  const items = [taggedItem({ name: 'Hot\0 Soup \ud83c', description: 'It’s ½ “hot”\\u0000', evidence })];
  const { menuId } = await store.publish(taggedMenu({ restaurantId, sections: [{ name: 'Soups', items }] }));
  const item = (await bodyOf(store, menuId)).sections[0]?.items[0];
  t.deepEqual([item?.name, item?.description], ['Hot Soup \ufffd', 'It’s ½ “hot”\\u0000']);
});
