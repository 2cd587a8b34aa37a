import test from 'ava';
import { priced, taggedItem, taggedMenu } from '../../support/tagged-menu.ts';
import { bodyOf, menuStore } from './menu-store.ts';

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
