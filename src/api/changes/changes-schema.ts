import { z } from 'zod';
import { CHANGE_TYPES, type ChangeType } from '../../domain/changes/change.ts';
import { readCursor } from '../../domain/changes/cursor.ts';
import { CHANGE_GROUPS, wantedTypes } from '../../domain/changes/wanted-types.ts';
import { nearest } from '../../lib/nearest.ts';
import { allergenChangeSchema, placedItemSchema } from '../menus/menu-diff.ts';
import { menuSchema } from '../menus/menu-schema.ts';
import { restaurantSchema } from '../restaurants/restaurant.ts';
import { guidParameter, integerParameter, parameter, Unreadable } from '../shared/parameter.ts';
import { dateTimeSchema, guidSchema, idSchema } from '../shared/values.ts';

/** Longest wait in seconds. */
export const MAX_WAIT = 30;
const MAX_CHANGES = 500;

function readTypes(text: string): readonly ChangeType[] | Unreadable {
  const wanted = wantedTypes(text);
  if (!('unknown' in wanted)) return wanted;
  const meant = nearest(wanted.unknown, CHANGE_TYPES);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  const known = [...CHANGE_GROUPS, ...CHANGE_TYPES].join(', ');
  return new Unreadable(`"${wanted.unknown.slice(0, 60)}" is no type of change.${hint} Known: ${known}.`);
}

export const changesQuerySchema = z.object({
  after: parameter(
    'Cursor of the last change you have: `next` of the page before, or `cursor` of a change. Omit it to start at the beginning. `now`: future changes only.',
    { type: 'string' },
    (text) =>
      text === 'now'
        ? ('now' as const)
        : (readCursor(text) ?? new Unreadable('expected a cursor as an answer gave it, or now', 'invalid_cursor')),
  ).optional(),
  limit: integerParameter(
    `Changes in the answer; more than ${MAX_CHANGES} is served as ${MAX_CHANGES}. An answer ends with the change that takes it to a megabyte.`,
    { least: 1, servedAtMost: MAX_CHANGES, default: 100 },
  ).default(100),
  wait: integerParameter(
    `Seconds to wait for a change if there is none; more than ${MAX_WAIT} is served as ${MAX_WAIT}.`,
    { least: 0, servedAtMost: MAX_WAIT, default: 0 },
  ).default(0),
  types: parameter(
    `Only changes of these types, separated by commas: ${CHANGE_GROUPS.join(', ')} or single ones.`,
    { type: 'array', items: { type: 'string' }, examples: [['allergen.*'], ['price.raised', 'price.lowered']] },
    readTypes,
  ).optional(),
  restaurantId: guidParameter('Only changes of this restaurant, its menus and items.').optional(),
});

const itemStates = {
  menuName: z.string(),
  before: placedItemSchema.nullable().meta({ description: 'Null where the item is new.' }),
  after: placedItemSchema.nullable().meta({ description: 'Null where the item is gone.' }),
};
const restaurantFieldSchema = z.enum([
  ...(['name', 'phoneNumber', 'cuisine', 'street', 'city', 'postcode', 'country'] as const),
  ...(['latitude', 'longitude'] as const),
]);

/** Schema of one kind of change: its name, also used by generated clients, its types, and their data. */
function kind<const Types extends readonly [ChangeType, ...ChangeType[]], Data extends z.ZodRawShape>(
  id: string,
  types: Types,
  data: Data,
) {
  const fields = {
    cursor: z.string().meta({ description: 'Goes on after this change, as `after`.', example: 'MTIuYTFiMmMzZDQ' }),
    timestamp: dateTimeSchema,
    type: z.enum(types),
    restaurantId: guidSchema,
    menuId: idSchema.nullable().meta({ description: 'Version that changed; null for a change of a restaurant.' }),
    data: z.strictObject(data),
  };
  return z.strictObject(fields).meta({ id });
}

const changeSchema = z
  .discriminatedUnion('type', [
    kind('RestaurantCreated', ['restaurant.created'], { restaurant: restaurantSchema }),
    kind('RestaurantChanged', ['restaurant.changed'], {
      restaurant: restaurantSchema,
      fields: z.array(restaurantFieldSchema),
    }),
    kind('RestaurantMerged', ['restaurant.merged'], { name: z.string(), intoRestaurantId: guidSchema }),
    kind('RestaurantRemoved', ['restaurant.removed'], { name: z.string() }),
    kind('MenuPublished', ['menu.published', 'menu.revised'], { menu: menuSchema }),
    kind('MenuReplaced', ['menu.replaced'], { menu: menuSchema, previousMenuId: idSchema }),
    kind('MenuMoved', ['menu.moved'], { menu: menuSchema, fromRestaurantId: guidSchema }),
    kind('MenuWithdrawn', ['menu.withdrawn'], { menuName: z.string(), dateDeleted: dateTimeSchema }),
    kind(
      'ItemChanged',
      [
        ...(['item.added', 'item.removed', 'item.renamed', 'item.moved'] as const),
        ...(['price.raised', 'price.lowered', 'price.added', 'price.removed'] as const),
      ],
      itemStates,
    ),
    kind('ItemFactsChanged', ['item.changed'], {
      ...itemStates,
      fields: z.array(z.enum(['description', 'calories', 'spicy', 'allergens'])),
    }),
    kind('DietChanged', ['diet.added', 'diet.removed'], {
      ...itemStates,
      diet: z.enum(['vegetarian', 'vegan', 'halal']),
    }),
    kind('AllergenChanged', ['allergen.added', 'allergen.removed', 'allergen.unknown', 'allergen.changed'], {
      ...itemStates,
      allergen: allergenChangeSchema,
    }),
  ])
  .meta({
    id: 'Change',
    description:
      'A change. Restaurants and menus come whole; a change of an item has the item in both versions. allergen.removed means that the item is now stated free of it, allergen.unknown that nothing is stated any more.',
  });

export const changePageSchema = z
  .strictObject({
    changes: z.array(changeSchema).meta({ description: 'In the order in which they happened.' }),
    next: z.string().meta({ description: 'Cursor to continue with, as `after`; also without changes.' }),
    more: z.boolean().meta({
      description: 'True if more changes exist already; a filter may then leave an answer empty.',
    }),
  })
  .meta({ id: 'ChangePage' });
