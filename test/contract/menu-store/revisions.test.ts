import test from 'ava';
import { priced, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { bodyOf, menuStore } from './menu-store.ts';

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

test('other words for the same stated fact are not a change', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }));
  const items = [taggedItem({ stated: { words: { vegetarian: 'V' }, vegetarian: true } })];
  const menu = taggedMenu({ restaurantId, sections: [{ name: 'Oatcakes', items }] });
  t.is((await store.publish(menu)).outcome, 'revised');
});

test('a revision rewrites estimates, and nothing if none is better', async (t) => {
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

test('unread pages are kept with a menu, through new estimates, until they are read', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const leftOut = [{ from: 2, to: 3, reason: 'the page is damaged (bad\0 number)' }];
  const { menuId } = await store.publish(taggedMenu({ restaurantId, leftOut }));
  const kept = async () => (await store.evidence(menuId))?.leftOut;
  const storable = [{ from: 2, to: 3, reason: 'the page is damaged (bad number)' }];
  t.deepEqual(await kept(), storable);
  t.is((await store.publish(taggedMenu({ restaurantId, leftOut }))).outcome, 'unchanged');
  t.is(await store.revise(menuId, [{ name: 'Oatcakes', items: [taggedItem({ calories: 1 })] }]), 'revised');
  t.deepEqual(await kept(), storable);
  const [stored] = await store.storedMenus(0, 1);
  t.is(await store.revise(menuId, stored?.sections ?? []), 'unchanged');
  t.is((await store.publish(taggedMenu({ restaurantId }))).outcome, 'revised');
  t.deepEqual(await kept(), []);
});
