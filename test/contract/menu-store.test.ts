import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import { createMenuStore } from '../../src/db/menu-store.ts';
import type { Menu } from '../../src/domain/menu.ts';
import { parseMenu } from '../../src/domain/parse-menu.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

async function menuStore(t: ExecutionContext): Promise<{ store: MenuStore; restaurantId: string; otherId: string }> {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const otherId = await storedRestaurant(db, { name: 'The Salt Glaze', postcode: 'ST2 2BB' });
  return { store: createMenuStore(db), restaurantId, otherId };
}

async function bodyOf(store: MenuStore, menuId: number): Promise<Menu> {
  const body = await store.body(menuId, 'identity');
  if (!body) throw new Error(`no body of ${menuId}`);
  return parseMenu(body.bytes);
}

function priced(price: number): { sections: [{ name: string; items: ReturnType<typeof taggedItem>[] }] } {
  return { sections: [{ name: 'Oatcakes', items: [taggedItem({ price })] }] };
}

test('the body of a menu has the keys of the specification in its order', async (t) => {
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

test('the three encodings unpack to the same bytes', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  const [identity, gzip, br] = await Promise.all(
    (['identity', 'gzip', 'br'] as const).map((e) => store.body(menuId, e)),
  );
  t.deepEqual(gzip && gunzipSync(gzip.bytes), identity?.bytes);
  t.deepEqual(br && brotliDecompressSync(br.bytes), identity?.bytes);
});

test('an unchanged menu makes no new version', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const menu = taggedMenu({ restaurantId });
  const first = await store.publish(menu);
  t.deepEqual(await store.publish(menu), { outcome: 'unchanged', menuId: first.menuId, version: 1 });
});

test('a changed price makes a new version that is linked both ways', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const second = await store.publish(taggedMenu({ restaurantId, ...priced(7) }));
  t.deepEqual(second, { outcome: 'changed', menuId: second.menuId, version: 2, previousMenuId: first.menuId });
  const [before, after] = [await bodyOf(store, first.menuId), await bodyOf(store, second.menuId)];
  t.is(before.dateDeleted, after.dateUpdated);
  t.is(after.previousMenuVersionId, first.menuId);
  t.is(after.dateDeleted, null);
  t.deepEqual(
    before.sections.map(({ items }) => items.map(({ price }) => price)),
    [[6.5]],
  );
  t.like(await store.body(first.menuId, 'br'), {
    replaced: true,
    revision: 2,
    previousMenuId: null,
    nextMenuId: second.menuId,
    latestMenuId: second.menuId,
  });
  t.like(await store.body(second.menuId, 'br'), {
    replaced: false,
    revision: 1,
    previousMenuId: first.menuId,
    nextMenuId: null,
    latestMenuId: second.menuId,
  });
  t.deepEqual(await store.activeMenuIds(), [second.menuId]);
});

test('a replaced body changed when it was replaced', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const before = await store.body(first.menuId, 'gzip');
  await store.publish(taggedMenu({ restaurantId, ...priced(7) }));
  const after = await store.body(first.menuId, 'gzip');
  t.true((after?.lastModified ?? 0) >= (before?.lastModified ?? 0));
  t.is(after?.lastModified.toISOString().slice(0, 23), (await bodyOf(store, first.menuId)).dateDeleted?.slice(0, 23));
});

test('better estimates rewrite the version in place', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const before = await bodyOf(store, first.menuId);
  const items = [taggedItem({ calories: 610, allergens: 'Gluten (estimated), Milk, Mustard (estimated)' })];
  const menu = taggedMenu({ restaurantId, sections: [{ name: 'Oatcakes', items }] });
  t.deepEqual(await store.publish(menu), { outcome: 'revised', menuId: first.menuId, version: 1 });
  const after = await bodyOf(store, first.menuId);
  t.is(after.sections[0]?.items[0]?.calories, 610);
  t.like(await store.body(first.menuId, 'identity'), { revision: 2, replaced: false });
  t.deepEqual([after.dateUpdated, after.sections[0]?.id], [before.dateUpdated, before.sections[0]?.id]);
});

test('a stated fact, a name, a description and the order are what the restaurant presents', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const two = [taggedItem(), taggedItem({ name: 'Bacon Oatcake', vegetarian: false, stated: {} })];
  const sections = (items: readonly ReturnType<typeof taggedItem>[]) => ({ sections: [{ name: 'Oatcakes', items }] });
  await store.publish(taggedMenu({ restaurantId, ...sections(two) }));
  const changes = [
    sections(two.toReversed()),
    sections([taggedItem({ description: 'Three oatcakes' }), ...two.slice(1)]),
    sections([taggedItem({ stated: { vegetarian: true, contains: ['MILK'] } }), ...two.slice(1)]),
    { sections: [{ name: 'Staffordshire Oatcakes', items: two }] },
  ];
  for (const [index, change] of changes.entries()) {
    t.like(await store.publish(taggedMenu({ restaurantId, ...change })), { outcome: 'changed', version: index + 2 });
  }
});

test('other words for the same stated fact are not a change', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }));
  const items = [taggedItem({ stated: { words: { vegetarian: 'V' }, vegetarian: true } })];
  const menu = taggedMenu({ restaurantId, sections: [{ name: 'Oatcakes', items }] });
  t.is((await store.publish(menu)).outcome, 'revised');
});

test('a renamed menu is recognised when its document has one menu', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const renamed = await store.publish(taggedMenu({ restaurantId, name: 'Brunch' }), { menusInDocument: 1 });
  t.like(renamed, { outcome: 'changed', previousMenuId: first.menuId });
});

test('another name is another menu when the document has several', async (t) => {
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

test('a menu of another restaurant, or none, cannot be replaced', async (t) => {
  const { store, restaurantId, otherId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const menu = taggedMenu({ restaurantId: otherId });
  await t.throwsAsync(store.publish(menu, { replaces: first.menuId }), { message: /belongs to another restaurant/ });
  await t.throwsAsync(store.publish(menu, { replaces: 4711 }), { message: /menu 4711 .* no such menu/ });
  t.deepEqual(await store.activeMenuIds(), [first.menuId]);
});

test('a menu of an unknown restaurant is refused by its id', async (t) => {
  const { store } = await menuStore(t);
  const restaurantId = '00000000-0000-4000-8000-000000000000';
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId })), { message: /00000000-0000-4000-8000-000000000000/ });
});

test('an item that cannot be stored is named, and nothing is stored', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId, ...priced(1_000_000) })), {
    message: /Cheese & Onion Oatcake.*price 1000000/,
  });
  await t.throwsAsync(store.publish(taggedMenu({ restaurantId, ...priced(Number.NaN) })), { message: /price NaN/ });
  t.deepEqual(await store.activeMenuIds(), []);
});

test('text that PostgreSQL cannot store loses only the characters it cannot store', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const evidence = [
    { field: 'spicy', value: 'true', basis: 'stated', words: 'hot\0', rule: 'word', confidence: 1 } as const,
  ];
  const items = [taggedItem({ name: 'Hot\0 Soup \ud83c', description: 'It’s ½ “hot”\\u0000', evidence })];
  const { menuId } = await store.publish(taggedMenu({ restaurantId, sections: [{ name: 'Soups', items }] }));
  const item = (await bodyOf(store, menuId)).sections[0]?.items[0];
  t.deepEqual([item?.name, item?.description], ['Hot Soup \ufffd', 'It’s ½ “hot”\\u0000']);
});

test('of two ingestions of one menu at once, one makes version 2 and the other version 3', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }));
  const outcomes = await Promise.all(
    [7, 8].map((price) => store.publish(taggedMenu({ restaurantId, ...priced(price) }))),
  );
  t.deepEqual(outcomes.map(({ version }) => version).toSorted(), [2, 3]);
  t.is((await store.activeMenuIds()).length, 1);
});

test('of eight equal ingestions of a new menu at once, one creates it', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.publish(taggedMenu({ restaurantId }))));
  t.deepEqual(outcomes.map(({ outcome }) => outcome).toSorted(), ['created', ...new Array(7).fill('unchanged')]);
});

test('a withdrawn menu is deleted without a successor', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  t.true(await store.withdraw(menuId));
  t.false(await store.withdraw(menuId));
  t.false(await store.withdraw(4711));
  t.false(await store.withdraw(99_999_999_999));
  t.like(await store.body(menuId, 'identity'), { replaced: true, nextMenuId: null, latestMenuId: menuId });
  t.truthy((await bodyOf(store, menuId)).dateDeleted);
  t.deepEqual(await store.activeMenuIds(), []);
});

test('a withdrawn menu that is ingested again continues with the next version', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  await store.withdraw(first.menuId);
  const deleted = (await bodyOf(store, first.menuId)).dateDeleted;
  t.like(await store.publish(taggedMenu({ restaurantId })), { version: 2, previousMenuId: first.menuId });
  t.is((await bodyOf(store, first.menuId)).dateDeleted, deleted);
});

test('the versions of a menu line are listed newest first from any of its ids', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const second = await store.publish(taggedMenu({ restaurantId, ...priced(7) }));
  const versions = await store.versions(first.menuId);
  t.deepEqual(versions, await store.versions(second.menuId));
  t.deepEqual(
    versions?.map(({ id, version, previousMenuVersionId }) => [id, version, previousMenuVersionId]),
    [
      [second.menuId, 2, first.menuId],
      [first.menuId, 1, null],
    ],
  );
  t.is(versions?.[1]?.dateDeleted, versions?.[0]?.dateUpdated);
});

test('an id that no menu has is null, also past the range of integers', async (t) => {
  const { store } = await menuStore(t);
  for (const id of [4711, 2_147_483_648, 99_999_999_999_999]) {
    t.is(await store.body(id, 'gzip'), null);
    t.is(await store.versions(id), null);
    t.is(await store.evidence(id), null);
  }
});

test('evidence is kept for each item, in the order of the menu', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const items = [taggedItem({ review: ['price unlike the others'] }), taggedItem({ name: 'Tea', evidence: [] })];
  const { menuId } = await store.publish(taggedMenu({ restaurantId, sections: [{ name: 'A', items }] }));
  const { sections } = await bodyOf(store, menuId);
  t.deepEqual(await store.evidence(menuId), {
    menuId,
    revision: 1,
    sections: [
      {
        id: sections[0]?.id ?? 0,
        name: 'A',
        items: [
          { name: 'Cheese & Onion Oatcake', evidence: taggedItem().evidence, review: ['price unlike the others'] },
          { name: 'Tea', evidence: [], review: [] },
        ],
      },
    ],
  });
});

test('stored menus are read as they were published, in pages', async (t) => {
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

test('a revision rewrites estimates, and nothing where nothing is better', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  const [stored] = await store.storedMenus(0, 1);
  t.is(await store.revise(menuId, stored?.sections ?? []), 'unchanged');
  t.is(await store.revise(menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]), 'revised');
  t.is((await bodyOf(store, menuId)).sections[0]?.items[0]?.calories, 1);
});

test('a revision cannot change what the restaurant presents', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const { menuId } = await store.publish(taggedMenu({ restaurantId }));
  await t.throwsAsync(store.revise(menuId, priced(9).sections), { message: /only change estimates/ });
});

test('a replaced version is not revised', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  await store.publish(taggedMenu({ restaurantId, ...priced(7) }));
  t.is(await store.revise(first.menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]), 'replaced');
});
