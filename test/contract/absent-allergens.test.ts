import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

test('offers an item as free of stated or completely listed allergens, never of those merely not estimated', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const items = [
    taggedItem({ name: 'Estimated', allergens: 'Gluten (estimated), Milk' }),
    taggedItem({ name: 'Unknown', allergens: 'Unknown (ask the restaurant)' }),
    taggedItem({ name: 'Incomplete', allergens: 'Milk, Unknown (ask the restaurant about the rest)' }),
    taggedItem({ name: 'Incomplete, as stored before', allergens: 'Milk, Others unknown (ask the restaurant)' }),
    taggedItem({
      name: 'Free by its own text',
      allergens: 'Unknown (stated nuts free; ask the restaurant about the rest)',
      evidence: [
        {
          field: 'allergens',
          value: 'NUTS',
          basis: 'stated',
          words: 'Nut free',
          rule: 'stated',
          confidence: 0.95,
          state: 'free',
        },
      ],
    }),
    taggedItem({ name: 'Marked', allergens: 'Milk (estimated)', stated: { freeFrom: ['GLUTEN'] } }),
    taggedItem({
      name: 'Clash',
      allergens: 'Gluten (wheat), Unknown (ask the restaurant about the rest)',
      stated: { freeFrom: ['GLUTEN'] },
    }),
    taggedItem({ name: 'Complete', allergens: 'Milk, Nuts (may contain)' }),
    taggedItem({ name: 'None', allergens: '-' }),
  ];
  const { menuId } = await createMenuStore(db).publish(
    taggedMenu({ restaurantId, sections: [{ name: 'All', items }] }),
  );
  const [menu] = await createMenuChanges(db).documents([menuId]);
  const absent = new Map(menu?.sections[0]?.items.map(({ item, absentAllergens }) => [item.name, absentAllergens]));
  for (const name of ['Estimated', 'Unknown', 'Incomplete', 'Incomplete, as stored before', 'Clash'])
    t.deepEqual(absent.get(name), [], name);
  t.deepEqual(absent.get('Marked'), ['GLUTEN']);
  t.deepEqual(absent.get('Free by its own text'), ['NUTS']);
  t.is(absent.get('Complete')?.length, 12);
  t.false(absent.get('Complete')?.includes('NUTS'));
  t.is(absent.get('None')?.length, 14);
});

test('an estimate of absence is likely, unless the allergen is listed or known to be absent', async (t) => {
  const { db } = await testDatabase(t);
  const restaurantId = await storedRestaurant(db);
  const cleared = (...codes: readonly AllergenCode[]) =>
    codes.map((value) => ({
      ...({
        field: 'allergens',
        value,
        basis: 'estimated',
        words: '',
        rule: 'calibrated estimate',
        confidence: 0.99,
      } as const),
      state: 'likely absent' as const,
    }));
  const items = [
    taggedItem({ name: 'Soup', allergens: 'Unknown (ask the restaurant)', evidence: cleared('NUTS', 'SESAME') }),
    taggedItem({ name: 'Satay', allergens: 'Nuts (estimated)', evidence: cleared('NUTS', 'SESAME') }),
    taggedItem({ name: 'Salad', allergens: '-', evidence: cleared('NUTS') }),
    taggedItem({ name: 'Stored before there were estimates', allergens: 'Unknown (ask the restaurant)', evidence: [] }),
  ];
  const { menuId } = await createMenuStore(db).publish(
    taggedMenu({ restaurantId, sections: [{ name: 'All', items }] }),
  );
  const [menu] = await createMenuChanges(db).documents([menuId]);
  t.deepEqual(
    menu?.sections[0]?.items.map(({ likelyAbsentAllergens }) => likelyAbsentAllergens),
    [['NUTS', 'SESAME'], ['SESAME'], [], []],
  );
});
