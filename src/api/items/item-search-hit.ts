import { z } from 'zod';
import { type Circle, metresBetween } from '../../domain/place.ts';
import type { ItemDocument } from '../../ports/search/documents.ts';
import { menuItemSchema, presentMenuItem } from '../shared/menu-item.ts';
import { distanceSchema, familySchema, guidSchema, idSchema, itemIdSchema } from '../shared/values.ts';

export const itemSearchHitSchema = z
  .strictObject({
    restaurantId: guidSchema,
    restaurantName: z.string(),
    menuId: idSchema,
    menuName: z.string(),
    sectionName: z.string().meta({ description: 'Name of the section that holds the item.' }),
    menuItem: menuItemSchema,
  })
  .meta({ id: 'ItemSearchHit' });

export const itemSearchSchema = z.array(itemSearchHitSchema);

export const HIT_FIELDS = [
  ...([
    'id',
    'restaurantId',
    'restaurantName',
    'menuId',
    'menuName',
    'sectionName',
    'family',
    'distance',
    'menuItem',
  ] as const),
  ...menuItemSchema.keyof().options,
] as const;
export type HitField = (typeof HIT_FIELDS)[number];

const selectedHitSchema = z
  .strictObject({
    id: itemIdSchema.optional(),
    ...itemSearchHitSchema.omit({ menuItem: true }).partial().shape,
    family: familySchema.nullable().optional(),
    distance: distanceSchema.optional(),
    menuItem: menuItemSchema.partial().optional(),
  })
  .meta({ id: 'SelectedHit', description: 'Requested fields of an item.' });

export const itemSelectionSchema = z.array(selectedHitSchema);

export function presentItemSearchHit(hit: ItemDocument): z.output<typeof itemSearchHitSchema> {
  const { restaurantId, restaurantName, menuId, menuName, sectionName, item } = hit;
  return { restaurantId, restaurantName, menuId, menuName, sectionName, menuItem: presentMenuItem(item) };
}

/** Creates a presenter of hits with only these fields, in the order of a hit. @param around circle of the search, for distances */
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
