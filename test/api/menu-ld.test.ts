import type { Evidence } from '@menu-data-service/menu-model/evidence';
import test from 'ava';
import { menuLd } from '../../src/api/menus/menu-ld.ts';
import { taggedItem } from '../support/tagged-menu.ts';

const told = { words: '', rule: 'label', confidence: 1 };
const stew = taggedItem({ name: 'Stew', description: null, vegan: true, calories: 540 });

function dishOf(evidence: readonly Evidence[], price = 0): unknown {
  const dates = { dateUpdated: '2026-05-01T08:00:00.000000', dateDeleted: null };
  const menu = {
    ...{ id: 7, version: 1, previousMenuVersionId: null, restaurantId: 'a', name: 'Lunch', sourceUrl: '', ...dates },
    sections: [{ id: 1, name: '', items: [{ ...stew, price }] }],
  };
  const items = [{ name: 'Stew', allergens: '', evidence, review: [] }];
  const known = { menuId: 7, revision: 1, leftOut: [], sections: [{ id: 1, name: '', items }] };
  const { hasMenuSection } = menuLd({ menu, evidence: known, restaurant: null }, 'https://menus.example') as {
    readonly hasMenuSection: readonly { readonly hasMenuItem: readonly unknown[] }[];
  };
  return hasMenuSection[0]?.hasMenuItem[0];
}

test('includes a known price, and diets and calories only if the restaurant states them', (t) => {
  const dish = { '@type': 'MenuItem', name: 'Stew' };
  t.deepEqual(dishOf([]), dish);
  const offers = { '@type': 'Offer', price: '11.50', priceCurrency: 'GBP' };
  t.deepEqual(dishOf([], 11.5), { ...dish, offers });
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
