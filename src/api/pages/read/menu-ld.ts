import type { Evidence } from '../../../domain/evidence.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import type { MenuFacts } from './menu-facts.ts';

const DIETS = { vegan: 'VeganDiet', vegetarian: 'VegetarianDiet', halal: 'HalalDiet' } as const;

/** The menu in the terms of schema.org. Diets and calories are there only where the restaurant states them. */
export function menuLd({ menu, evidence, restaurant }: MenuFacts, baseUrl: string): object {
  return {
    '@type': 'Menu',
    '@id': `${baseUrl}/menus/${menu.id}`,
    name: menu.name,
    url: `${baseUrl}/menus/${menu.id}`,
    inLanguage: 'en-GB',
    dateModified: `${menu.dateUpdated.slice(0, 19)}Z`,
    ...(restaurant && { provider: { '@type': 'Restaurant', name: restaurant.name } }),
    hasMenuSection: menu.sections.map(({ name, items }, at) => ({
      '@type': 'MenuSection',
      ...(name !== '' && { name }),
      hasMenuItem: items.map((item, i) => itemLd(item, evidence?.sections[at]?.items[i]?.evidence ?? [])),
    })),
  };
}

function itemLd(item: MenuItem, evidence: readonly Evidence[]): object {
  const stated = (field: Evidence['field']) => evidence.some((one) => one.field === field && one.basis === 'stated');
  const diets = (['vegan', 'vegetarian', 'halal'] as const).filter((diet) => item[diet] && stated(diet));
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(item.price > 0 && { offers: { '@type': 'Offer', price: item.price.toFixed(2), priceCurrency: 'GBP' } }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => `https://schema.org/${DIETS[diet]}`) }),
    ...(item.calories > 0 &&
      stated('calories') && { nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} kcal` } }),
  };
}
