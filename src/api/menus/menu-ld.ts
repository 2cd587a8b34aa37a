import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { Menu, MenuItem } from '@menu-data-service/menu-model/menu';
import { z } from 'zod';
import type { Restaurant } from '../../domain/restaurant.ts';
import type { MenuEvidence } from '../../ports/menu-store.ts';

export const LD_TYPE = 'application/ld+json';

export const jsonLdSchema = z
  .looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string(), '@id': z.url() })
  .meta({ id: 'LinkedData', description: 'In terms of schema.org, by Accept: application/ld+json.' });

export interface PresentedMenu {
  readonly menu: Menu;
  readonly evidence: MenuEvidence | null;
  readonly restaurant: Pick<Restaurant, 'name'> | null;
}

const DIETS = { vegan: 'VeganDiet', vegetarian: 'VegetarianDiet', halal: 'HalalDiet' } as const;

/**
 * Dishes of a menu in the terms of schema.org. Diets and calories only if the restaurant states them.
 * @param shown slices of its dishes, positions from 0, `to` exclusive; all by default
 */
export function menuLd(
  { menu, evidence, restaurant }: PresentedMenu,
  baseUrl: string,
  shown: readonly { readonly section: number; readonly from: number; readonly to: number }[] = allOf(menu),
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${baseUrl}/menus/${menu.id}`,
    name: menu.name,
    url: `${baseUrl}/menus/${menu.id}`,
    ...(evidence?.language && { inLanguage: evidence.language }),
    dateModified: `${menu.dateUpdated.slice(0, 19)}Z`,
    ...(restaurant && { provider: { '@type': 'Restaurant', name: restaurant.name } }),
    hasMenuSection: shown.map(({ section, from, to }) => {
      const { name = '', items = [] } = menu.sections[section] ?? {};
      return {
        '@type': 'MenuSection',
        ...(name !== '' && { name }),
        hasMenuItem: items
          .slice(from, to)
          .map((item, i) => itemLd(item, evidence?.sections[section]?.items[from + i]?.evidence ?? [])),
      };
    }),
  };
}

function allOf({ sections }: Menu) {
  return sections.map(({ items }, section) => ({ section, from: 0, to: items.length }));
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
