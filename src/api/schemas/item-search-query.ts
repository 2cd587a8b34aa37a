import { z } from 'zod';
import { isSlug } from '../../domain/slug.ts';
import { ALLERGEN_CERTAINTIES, COURSES, type ItemSort } from '../../ports/search/queries.ts';
import { excludeAllergensParameter } from './exclude-allergens.ts';
import { hitFieldsParameter } from './hit-fields.ts';
import { nearParameters } from './near.ts';
import { pagingParameters } from './paging.ts';
import {
  amountParameter,
  choiceParameter,
  containsParameter,
  flagParameter,
  guidParameter,
  integerParameter,
  parameter,
  Unreadable,
} from './parameter.ts';
import { searchedOr, searchParameter, understandParameter } from './search-parameter.ts';

const SORTS: readonly ItemSort[] = ['price', '-price', 'calories', '-calories', 'name', 'distance'];

export const sortParameter = choiceParameter(
  'Order instead of relevance; a minus turns it round. Items without a known price come last either way. distance needs near.',
  SORTS,
);

export const courseParameter = (description: string) => choiceParameter(description, COURSES);

const familyParameter = parameter(
  'Only this dish, wherever it is: a slug of `GET /v1/families`, of facets, or of `fields=family`.',
  { type: 'string', maxLength: 200, example: 'caesar-salad' },
  (text) => {
    const slug = text.trim().toLowerCase();
    return isSlug(slug) && slug.length <= 200 ? slug : new Unreadable('expected a slug, such as caesar-salad');
  },
);

const search = searchParameter(
  'Words to look for in items, their sections, menus and restaurants. Beside a filter it may be left out: all that the filter leaves then, restaurant by restaurant as the menus print it.',
);

export const filterParameters = {
  vegetarian: flagParameter('Only vegetarian items; vegan ones are.').optional(),
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

/** Filters that alone say what is wanted; the others change what these leave. */
const NARROWING = [
  ...(['vegetarian', 'vegan', 'halal', 'spicy', 'minPrice', 'maxPrice', 'minCalories', 'maxCalories'] as const),
  ...(['excludeAllergens', 'city', 'cuisine', 'course', 'family', 'restaurantId', 'menuId', 'near'] as const),
] as const satisfies readonly (keyof typeof filterParameters)[];

const SEARCHED = searchedOr(...NARROWING);
/** Whether a query says what is wanted. */
export const [isSearched] = SEARCHED;

const filterSchema = z.object(filterParameters);
export type ItemFilterQuery = z.output<typeof filterSchema>;

/** Faults that two parameters have together. */
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

/** Which items are found, and in which order. */
export const itemQuerySchema = z
  .object(searchParameters)
  .check(checkTogether)
  .refine(...SEARCHED);

export type ItemSearchQuery = z.output<typeof itemQuerySchema>;

/** That, and what is shown of them. */
export const itemSearchQuerySchema = z
  .object({ ...searchParameters, fields: hitFieldsParameter.optional() })
  .check(checkTogether)
  .refine(...SEARCHED);

export const itemFacetsQuerySchema = z
  .object({ search: search.optional(), understand: understandParameter.optional(), ...filterParameters })
  .check(checkTogether);
