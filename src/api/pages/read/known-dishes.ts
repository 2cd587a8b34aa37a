import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { readMenu } from '../../menus/menu-by-id.ts';
import type { Guarded } from '../../shared/api-deps.ts';

export interface KnownDish {
  readonly item: MenuItem;
  readonly evidence: readonly Evidence[];
}

/** Dishes of a restaurant's menus in service, and the language of each menu (ISO 639-1) if known. */
export async function readKnownDishes(
  reading: Guarded<'menus'>,
  { menus }: Pick<RestaurantDetail, 'menus'>,
): Promise<{ readonly dishes: readonly KnownDish[]; readonly languages: readonly (string | undefined)[] }> {
  const dishes: KnownDish[] = [];
  const languages: (string | undefined)[] = [];
  for (const { id } of menus) {
    const [menu, known] = await Promise.all([readMenu(reading, id), reading.guard(() => reading.menus.evidence(id))]);
    languages.push(known?.language);
    for (const [at, { items }] of (menu?.sections ?? []).entries())
      for (const [i, item] of items.entries())
        dishes.push({ item, evidence: known?.sections[at]?.items[i]?.evidence ?? [] });
  }
  return { dishes, languages };
}
