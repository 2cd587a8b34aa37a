import type { Evidence } from '../../../domain/evidence.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import type { Guarded } from '../../api-deps.ts';
import { readMenu } from '../../menu-by-id.ts';

/** A dish, and what its values rest on. */
export interface KnownDish {
  readonly item: MenuItem;
  readonly evidence: readonly Evidence[];
}

/** The dishes of the menus in service of a restaurant, and the language of each menu (ISO 639-1) where it is known. */
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
