import test from 'ava';
import type { ItemFilter } from '../../src/ports/search/queries.ts';
import { clearOfAllergens, itemConditions, lessCertainlyClear, withoutMenus } from '../../src/search/item-filter.ts';

test('filters consist of names, numbers and GUIDs', (t) => {
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

test('each certainty allows what the one above it does, and more', (t) => {
  const stated = { excludeAllergens: ['MILK', 'NUTS'] } as const;
  const likely = { ...stated, allergenCertainty: 'likely' } as const;
  const any = { ...stated, allergenCertainty: 'any' } as const;
  t.deepEqual(clearOfAllergens(stated), ['absentAllergens = MILK', 'absentAllergens = NUTS']);
  t.deepEqual(clearOfAllergens(likely), [
    ['absentAllergens = MILK', 'likelyAbsentAllergens = MILK'],
    ['absentAllergens = NUTS', 'likelyAbsentAllergens = NUTS'],
  ]);
  t.deepEqual(clearOfAllergens(any), []);
  t.deepEqual(lessCertainlyClear(stated), [[], clearOfAllergens(likely)]);
  t.deepEqual(lessCertainlyClear(likely), [[]]);
  t.deepEqual([...lessCertainlyClear(any), ...lessCertainlyClear({})], []);
});

test('nothing else ever reaches an engine', (t) => {
  const bad = [
    { restaurantId: '" OR 1 = 1' },
    { minPrice: Number.NaN },
    { menuId: '1 OR 2' },
    { course: '" OR 1 = 1' },
    { excludeAllergens: ['MILK] OR vegan = true OR menuId IN [1'] },
  ] as unknown as readonly ItemFilter[];
  for (const filter of bad) t.throws(() => itemConditions(filter), { instanceOf: TypeError });
});
