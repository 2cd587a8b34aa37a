import test from 'ava';
import { priced, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { bodyOf, menuStore } from './menu-store.ts';

test('an unchanged menu makes no new version', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const menu = taggedMenu({ restaurantId });
  const first = await store.publish(menu);
  t.deepEqual(await store.publish(menu), { outcome: 'unchanged', menuId: first.menuId, version: 1 });
});

test('a changed price makes a new version, linked both ways', async (t) => {
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

test('a body changes when its menu is replaced', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const before = await store.body(first.menuId, 'gzip');
  await store.publish(taggedMenu({ restaurantId, ...priced(7) }));
  const after = await store.body(first.menuId, 'gzip');
  t.true((after?.lastModified ?? 0) >= (before?.lastModified ?? 0));
  t.is(after?.lastModified.toISOString().slice(0, 23), (await bodyOf(store, first.menuId)).dateDeleted?.slice(0, 23));
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

test('two concurrent ingestions of one menu make versions 2 and 3', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  await store.publish(taggedMenu({ restaurantId }));
  const outcomes = await Promise.all(
    [7, 8].map((price) => store.publish(taggedMenu({ restaurantId, ...priced(price) }))),
  );
  t.deepEqual(outcomes.map((one) => ('version' in one ? one.version : 0)).toSorted(), [2, 3]);
  t.is((await store.activeMenuIds()).length, 1);
});

test('of eight equal concurrent ingestions of a new menu, one creates it', async (t) => {
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

test('lists the versions of a menu line newest first from any of its ids', async (t) => {
  const { store, restaurantId } = await menuStore(t);
  const first = await store.publish(taggedMenu({ restaurantId }));
  const sourceUrl = 'https://the-crown.example/menu-autumn.pdf';
  const second = await store.publish(taggedMenu({ restaurantId, sourceUrl, ...priced(7) }));
  const versions = await store.versions(first.menuId);
  t.deepEqual(versions, await store.versions(second.menuId));
  const { sourceUrl: before } = taggedMenu({ restaurantId });
  t.deepEqual(
    versions?.map(({ id, version, previousMenuVersionId, sourceUrl: from }) => [
      id,
      version,
      previousMenuVersionId,
      from,
    ]),
    [
      [second.menuId, 2, first.menuId, sourceUrl],
      [first.menuId, 1, null, before],
    ],
  );
  t.is(versions?.[1]?.dateDeleted, versions?.[0]?.dateUpdated);
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
