import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { z } from 'zod';
import type { Eater } from '../../ports/search/parties.ts';
import { afterParameter } from '../shared/after.ts';
import { menuItemSchema } from '../shared/menu-item.ts';
import { integerParameter, parameter, Unreadable } from '../shared/parameter.ts';
import { guidSchema, idSchema } from '../shared/values.ts';
import { readAllergens } from './exclude-allergens.ts';
import { courseParameter, filterParameters } from './item-search-query.ts';

const MAX_EATERS = 8;
const MAX_DISHES = 10;
const MAX_PLACES = 10;

const flag = (description: string) => z.boolean('expected true or false').optional().meta({ description });

const eaterSchema = z
  .strictObject({
    name: z
      .string('expected text')
      .max(60, 'expected at most 60 characters')
      .optional()
      .meta({ description: 'For display.' }),
    vegetarian: flag('Eats vegetarian dishes only, which includes vegan ones.'),
    vegan: flag('Eats vegan dishes only.'),
    halal: flag('Eats halal dishes only.'),
    excludeAllergens: z
      .array(z.string('expected names of allergens'), 'expected a list of allergens')
      .max(ALLERGENS.length, `expected at most ${ALLERGENS.length} allergens`)
      .optional()
      .meta({ description: 'Names or codes of the UK allergens that no dish of this eater may contain.' }),
    maxPrice: z
      .number('expected a number from 0 up')
      .min(0, 'expected a number from 0 up')
      .optional()
      .meta({ description: 'Highest price of a dish in pounds; dishes without a known price are left out.' }),
  })
  .meta({ description: 'One person of the party; without a condition eats everything.' });

const eatersSchema = z
  .array(eaterSchema, 'expected a list of eaters')
  .min(1, 'expected at least one eater')
  .max(MAX_EATERS, `expected at most ${MAX_EATERS} eaters`);

export interface NamedEater {
  readonly name: string | null;
  readonly eater: Eater;
}

function readEaters(text: string): readonly NamedEater[] | Unreadable {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return new Unreadable('expected JSON, such as [{"vegan":true},{"excludeAllergens":["nuts"],"maxPrice":12}]');
  }
  const parsed = eatersSchema.safeParse(json);
  if (!parsed.success) return faultOf(parsed.error.issues);
  const eaters: NamedEater[] = [];
  for (const [at, { name = null, excludeAllergens = [], maxPrice, ...diets }] of parsed.data.entries()) {
    const codes = excludeAllergens.length === 0 ? [] : readAllergens(excludeAllergens.join(','));
    if (codes instanceof Unreadable) return new Unreadable(`[${at}].excludeAllergens: ${codes.message}`);
    const wanted = Object.fromEntries(Object.entries(diets).filter(([, value]) => value === true));
    const eater = { ...wanted, excludeAllergens: codes, ...(maxPrice !== undefined && { maxPrice }) };
    eaters.push({ name, eater });
  }
  return eaters;
}

/** "[1].maxPrice: expected a number from 0 up" */
function faultOf([issue]: readonly z.core.$ZodIssue[]): Unreadable {
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  if (issue?.code !== 'unrecognized_keys') return new Unreadable(`${path}: ${issue?.message}`);
  const known = Object.keys(eaterSchema.shape).join(', ');
  return new Unreadable(`${path}: there is no "${issue.keys[0]?.slice(0, 60)}" here. Known: ${known}.`);
}

const { $schema: _, ...EATERS_JSON } = z.toJSONSchema(eatersSchema, { io: 'input' });

export const partyQuerySchema = z.object({
  eaters: parameter(
    `The eaters, as JSON: 1 to ${MAX_EATERS} eaters, each with diets, excluded allergens and the most that a dish may cost.`,
    EATERS_JSON as Parameters<typeof parameter>[1],
    readEaters,
    'eaters is required: say who eats, such as [{"vegan":true},{"excludeAllergens":["nuts"],"maxPrice":12}]',
  ),
  dishes: integerParameter('Dishes that each eater must find in a restaurant.', {
    ...{ least: 1, most: MAX_DISHES, default: 2 },
  }).default(2),
  allergenCertainty: filterParameters.allergenCertainty,
  city: filterParameters.city,
  cuisine: filterParameters.cuisine,
  near: filterParameters.near,
  radius: filterParameters.radius,
  course: courseParameter('Only dishes of this course or meal; without it everything but drinks counts.').optional(),
  limit: integerParameter('Restaurants in the answer.', { least: 1, most: MAX_PLACES, default: 5 }).default(5),
  after: afterParameter.optional(),
});

export type SearchedParty = z.output<typeof partyQuerySchema>;

const count = z.int().min(0);

const byCertainty = z
  .strictObject({
    stated: count.meta({ description: 'Clear of all that is excluded: stated, or every ingredient is known.' }),
    likely: count.meta({ description: 'Clear of it by a calibrated estimate.' }),
    unknown: count.meta({ description: 'Not known to contain it, which does not mean that it is clear of it.' }),
  })
  .meta({ id: 'CountsByCertainty' });

const partyDishSchema = z
  .strictObject({
    certainty: z.enum(['stated', 'likely', 'unknown']).nullable().meta({
      description:
        'How certain it is that the dish is clear of what the eater excludes; unknown never means clear. Null if nothing is excluded.',
    }),
    menuId: idSchema,
    menuName: z.string(),
    sectionName: z.string(),
    menuItem: menuItemSchema,
  })
  .meta({ id: 'PartyDish' });

export const partySchema = z
  .strictObject({
    total: count.meta({ description: 'Restaurants where each eater finds enough.' }),
    totalByCertainty: z
      .strictObject({ stated: count, likely: count, any: count })
      .meta({ description: 'Total for each allergenCertainty.' }),
    restaurants: z
      .array(
        z
          .strictObject({
            restaurantId: guidSchema,
            restaurantName: z.string(),
            city: z.string(),
            cuisine: z.string(),
            worstOff: count.meta({ description: 'Position in eaters, from 0, of the eater who finds fewest dishes.' }),
            eaters: z
              .array(
                z
                  .strictObject({
                    name: z.string().nullable(),
                    found: count.meta({ description: 'Dishes of the requested certainty.' }),
                    byCertainty: byCertainty.nullable().meta({ description: 'Null where nothing is excluded.' }),
                    dishes: z.array(partyDishSchema).meta({ description: 'As many as requested, surest first.' }),
                  })
                  .meta({ id: 'PartyChoice' }),
              )
              .meta({ description: 'In the order of the parameter.' }),
          })
          .meta({ id: 'PartyRestaurant' }),
      )
      .meta({ description: 'Best first: where the worst-off eater finds most, surest dishes first.' }),
  })
  .meta({ id: 'Party', description: 'Where several people with diets and allergies can eat together.' });
