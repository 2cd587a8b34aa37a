import type { z } from 'zod';
import { type Circle, metresBetween } from '../../domain/place.ts';
import type { ItemDocument } from '../../ports/search/documents.ts';
import type { HitField, itemSearchHitSchema, selectedHitSchema } from '../schemas/item-search-hit.ts';
import { presentMenuItem } from './menu-item.ts';

export function presentItemSearchHit(hit: ItemDocument): z.output<typeof itemSearchHitSchema> {
  const { restaurantId, restaurantName, menuId, menuName, sectionName, item } = hit;
  return { restaurantId, restaurantName, menuId, menuName, sectionName, menuItem: presentMenuItem(item) };
}

/**
 * What shows these fields of a hit alone, in the order in which hits have them.
 * @param around what the hits are near, for their distance
 */
export function presentSelectedHit(
  fields: readonly HitField[],
  around: Circle | undefined,
): (hit: ItemDocument) => z.output<typeof selectedHitSchema> {
  const wanted: ReadonlySet<string> = new Set(fields);
  const chosen = (all: object) => Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  return (hit) => {
    const { menuItem, ...place } = presentItemSearchHit(hit);
    const item = wanted.has('menuItem') ? menuItem : chosen(menuItem);
    return {
      ...chosen({ id: hit.itemId, ...place }),
      ...(wanted.has('family') && { family: hit.family ?? null }),
      ...(wanted.has('distance') && around && hit.place && { distance: metresBetween(around, hit.place) }),
      ...(Object.keys(item).length > 0 && { menuItem: item }),
    };
  };
}
