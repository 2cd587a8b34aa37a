import test from 'ava';
import { taggedMenu } from '../../support/tagged-menu.ts';
import { bodyOf, menuStore } from './menu-store.ts';

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
