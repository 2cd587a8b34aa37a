import { z } from 'zod';
import { isSlug } from '../../domain/slug.ts';
import { nearest } from '../../lib/nearest.ts';
import { ALLERGEN_CERTAINTIES, COURSES, type ItemSort } from '../../ports/search/queries.ts';
import { pagingParameters } from '../shared/paging.ts';
import {
  amountParameter,
  choiceParameter,
  containsParameter,
  flagParameter,
  guidParameter,
  integerParameter,
  parameter,
  Unreadable,
} from '../shared/parameter.ts';
import { searchedOr, searchParameter, understandParameter } from '../shared/search-parameter.ts';
import { excludeAllergensParameter } from './exclude-allergens.ts';
import { HIT_FIELDS, type HitField } from './item-search-hit.ts';
import { nearParameters } from './near.ts';

const hitFieldsParameter = parameter(
  'Fields of each hit, separated by commas; those of the item are in menuItem, which stands for all of them. id is the same through all versions of the menu, distance needs near.',
  { type: 'array', items: { type: 'string', enum: [...HIT_FIELDS] }, examples: [['id', 'name', 'price']] },
  readFields,
);

function readFields(text: string): readonly HitField[] | Unreadable {
  const fields = new Set<HitField>();
  for (const word of text.split(',').map((part) => part.trim())) {
    const field = HIT_FIELDS.find((one) => one === word);
    if (field === undefined) {
      const meant = nearest(word, HIT_FIELDS);
      const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
      return new Unreadable(`"${word.slice(0, 60)}" is no field of a hit.${hint} Known: ${HIT_FIELDS.join(', ')}.`);
    }
    fields.add(field);
  }
  return [...fields];
}

export const SORTS = [
  'price',
  '-price',
  'calories',
  '-calories',
  'name',
  'distance',
] as const satisfies readonly ItemSort[];

export const sortParameter = choiceParameter(
  'Order instead of relevance; a minus reverses it. Items without a known price come last either way. distance needs near.',
  SORTS,
);

export const courseParameter = (description: string) => choiceParameter(description, COURSES);

const familyParameter = parameter(
  'Only this dish, at any restaurant: a slug of `GET /v1/families`, of facets, or of `fields=family`.',
  { type: 'string', maxLength: 200, example: 'caesar-salad' },
  (text) => {
    const slug = text.trim().toLowerCase();
    return isSlug(slug) && slug.length <= 200 ? slug : new Unreadable('expected a slug, such as caesar-salad');
  },
);

const search = searchParameter(
  'Words to find in items, their sections, menus and restaurants. Optional beside a filter, which then lists everything it leaves, restaurant by restaurant in menu order.',
);

export const filterParameters = {
  vegetarian: flagParameter('Only vegetarian items, which includes vegan ones.').optional(),
  vegan: flagParameter('Only vegan items.').optional(),
  halal: flagParameter('Only halal items.').optional(),
  spicy: flagParameter('Only spicy items.').optional(),
  minPrice: amountParameter('Least price in pounds; items without a known price are left out.').optional(),
  maxPrice: amountParameter('Highest price in pounds; items without a known price are left out.').optional(),
  minCalories: amountParameter('Least calories in kcal.').optional(),
  maxCalories: amountParameter('Most calories in kcal.').optional(),
  excludeAllergens: excludeAllergensParameter.optional(),
  allergenCertainty: choiceParameter(
    'How sure it must be that an excluded allergen is absent, whether excludeAllergens or the words of the search exclude it. stated: the restaurant says so, or every ingredient is known. likely: that, or a calibrated estimate says so; GET /v1/allergens has its error for each allergen. any: all that is not known to contain it.',
    ALLERGEN_CERTAINTIES,
    { default: 'stated' },
  ).optional(),
  includeUnknownAllergens: flagParameter('The same as allergenCertainty=any.').optional(),
  city: containsParameter('Only restaurants whose city contains this.').optional(),
  cuisine: containsParameter('Only restaurants whose cuisine contains this.').optional(),
  course: courseParameter('Only items of this course or meal, as the headings of menus say.').optional(),
  family: familyParameter.optional(),
  restaurantId: guidParameter('Only items of this restaurant.').optional(),
  menuId: integerParameter('Only items of this menu.', { least: 1 }).optional(),
  ...nearParameters,
};

/** Filters that suffice without a search; the others only modify these. */
const NARROWING = [
  ...(['vegetarian', 'vegan', 'halal', 'spicy', 'minPrice', 'maxPrice', 'minCalories', 'maxCalories'] as const),
  ...(['excludeAllergens', 'city', 'cuisine', 'course', 'family', 'restaurantId', 'menuId', 'near'] as const),
] as const satisfies readonly (keyof typeof filterParameters)[];

const SEARCHED = searchedOr(...NARROWING);
export const [isSearched] = SEARCHED;

const filterSchema = z.object(filterParameters);
export type ItemFilterQuery = z.output<typeof filterSchema>;

export function checkTogether({ value, issues }: z.core.ParsePayload<ItemFilterQuery>): void {
  const { includeUnknownAllergens, allergenCertainty = 'any' } = value;
  if (includeUnknownAllergens && allergenCertainty !== 'any') {
    const message = 'expected any, or none at all, beside includeUnknownAllergens=true';
    issues.push({ code: 'custom', path: ['allergenCertainty'], message, input: allergenCertainty });
  }
  for (const [least, most] of [
    ['minPrice', 'maxPrice'],
    ['minCalories', 'maxCalories'],
  ] as const) {
    if ((value[least] ?? 0) > (value[most] ?? Number.POSITIVE_INFINITY)) {
      issues.push({ code: 'custom', path: [least], message: `expected at most ${most}`, input: value[least] });
    }
  }
}

const searchParameters = {
  search: search.optional(),
  ...pagingParameters,
  understand: understandParameter.optional(),
  sort: sortParameter.optional(),
  ...filterParameters,
};

export const itemQuerySchema = z
  .object(searchParameters)
  .check(checkTogether)
  .refine(...SEARCHED);

export type ItemSearchQuery = z.output<typeof itemQuerySchema>;

export const itemSearchQuerySchema = z
  .object({ ...searchParameters, fields: hitFieldsParameter.optional() })
  .check(checkTogether)
  .refine(...SEARCHED);

export const itemFacetsQuerySchema = z
  .object({ search: search.optional(), understand: understandParameter.optional(), ...filterParameters })
  .check(checkTogether);
