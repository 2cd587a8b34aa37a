import test from 'ava';
import { menuLd } from '../../src/api/present/menu-ld.ts';
import type { Evidence } from '../../src/domain/evidence.ts';

const told = { words: '', rule: 'label', confidence: 1 };
const stew = {
  ...{ name: 'Stew', description: null, price: 0, allergens: '' },
  ...{ vegetarian: true, vegan: true, halal: false, spicy: false, calories: 540 },
};

function dishOf(evidence: readonly Evidence[]): unknown {
  const dates = { dateUpdated: '2026-05-01T08:00:00.000000', dateDeleted: null };
  const menu = {
    ...{ id: 7, version: 1, previousMenuVersionId: null, restaurantId: 'a', name: 'Lunch', sourceUrl: '', ...dates },
    sections: [{ id: 1, name: '', items: [stew] }],
  };
  const items = [{ name: 'Stew', allergens: '', evidence, review: [] }];
  const known = { menuId: 7, revision: 1, leftOut: [], sections: [{ id: 1, name: '', items }] };
  const { hasMenuSection } = menuLd({ menu, evidence: known, restaurant: null }, 'https://menus.example') as {
    readonly hasMenuSection: readonly { readonly hasMenuItem: readonly unknown[] }[];
  };
  return hasMenuSection[0]?.hasMenuItem[0];
}

test('diets and calories are told where the restaurant states them, never where they are estimated', (t) => {
  const dish = { '@type': 'MenuItem', name: 'Stew' };
  t.deepEqual(dishOf([]), dish);
  t.deepEqual(dishOf([{ field: 'calories', value: '540', basis: 'estimated', ...told }]), dish);
  t.deepEqual(
    dishOf([
      { field: 'calories', value: '540', basis: 'stated', ...told },
      { field: 'vegan', value: 'true', basis: 'stated', ...told },
      { field: 'vegetarian', value: 'true', basis: 'estimated', ...told },
    ]),
    {
      ...dish,
      suitableForDiet: ['https://schema.org/VeganDiet'],
      nutrition: { '@type': 'NutritionInformation', calories: '540 kcal' },
    },
  );
});
