import test from 'ava';
import type { ItemFilter } from '../../src/ports/search-index.ts';
import { itemConditions, withoutMenus } from '../../src/search/item-filter.ts';

test('filters are made of names, numbers and GUIDs', (t) => {
  const restaurantId = '0B9D6C5E-1111-4222-8333-444455556666';
  t.deepEqual(itemConditions({ vegan: true, minPrice: 2.5, maxCalories: 600, restaurantId, menuId: 7 }), [
    'vegan = true',
    'price >= 2.5',
    'calories <= 600',
    'restaurantId = "0b9d6c5e-1111-4222-8333-444455556666"',
    'menuId = 7',
  ]);
  t.deepEqual(itemConditions({ excludeAllergens: ['MILK', 'NUTS'] }), ['allergenCodes NOT IN [MILK, NUTS]']);
  t.deepEqual(withoutMenus([]), []);
  t.deepEqual(withoutMenus([3, 4]), ['menuId NOT IN [3, 4]']);
});

test('what is none of them never reaches an engine', (t) => {
  const bad = [
    { restaurantId: '" OR 1 = 1' },
    { minPrice: Number.NaN },
    { menuId: '1 OR 2' },
    { excludeAllergens: ['MILK] OR vegan = true OR menuId IN [1'] },
  ] as unknown as readonly ItemFilter[];
  for (const filter of bad) t.throws(() => itemConditions(filter), { instanceOf: TypeError });
});
