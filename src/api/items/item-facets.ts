import type { RouterContext } from '@koa/router';
import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { z } from 'zod';
import { requestState } from '../../http/request-state.ts';
import { sendWithContentTag } from '../../http/send-tagged.ts';
import type { ItemFacets } from '../../ports/search/facets.ts';
import { allergenCodeSchema } from '../reference/allergens.ts';
import { setAllergenCounts } from '../shared/allergen-headers.ts';
import type { FromEngine } from '../shared/api-deps.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { itemFilterOf } from './item-query.ts';
import { itemFacetsQuerySchema } from './item-search-query.ts';
import { understoodHeader } from './understood.ts';

const count = z.int().min(0);

const allergenCounts = z
  .strictObject({
    code: allergenCodeSchema,
    name: z.string(),
    stated: count.meta({ description: 'Clear of it: the restaurant says so, or every ingredient is known.' }),
    likely: count.meta({ description: 'Clear of it by a calibrated estimate.' }),
    unknown: count.meta({ description: 'Neither.' }),
    contains: count.meta({ description: 'Contain or may contain it.' }),
  })
  .meta({ id: 'AllergenFacet', description: 'The four counts add up to the total.' });

const range = z
  .strictObject({ from: z.number(), to: z.number().nullable(), count })
  .meta({ id: 'RangeFacet', description: 'Items from one number up to, but not including, the other.' });

const ranges = (unit: string) =>
  z.array(range).meta({ description: `${unit}. Items for which it is not known are in no range.` });

const names = z
  .array(z.strictObject({ name: z.string(), count }).meta({ id: 'NameFacet' }))
  .meta({ description: 'Most frequent first; at most 100 entries.' });

export const itemFacetsSchema = z
  .strictObject({
    total: count.meta({ description: 'Total of the item search for the same query.' }),
    vegetarian: count.meta({ description: 'Vegan items too.' }),
    vegan: count,
    halal: count,
    spicy: count,
    allergens: z.array(allergenCounts),
    price: ranges('Pounds'),
    calories: ranges('kcal'),
    cuisines: names,
    cities: names,
    courses: names,
    restaurants: names,
    families: names.meta({
      description: 'By slug, most frequent first; at most 100, and none for more than 10,000 items or all of them.',
    }),
  })
  .meta({ id: 'ItemFacets', description: 'Items of a search, counted.' });

const NAMES = new Map(ALLERGENS.map(({ code, name }) => [code, name]));

function presentItemFacets(facets: ItemFacets): z.output<typeof itemFacetsSchema> {
  const { total, vegetarian, vegan, halal, spicy, allergens, price, calories } = facets;
  const { cuisines, cities, courses, restaurants, families } = facets;
  return {
    ...{ total, vegetarian, vegan, halal, spicy },
    allergens: allergens.map(({ code, ...counts }) => ({ code, name: NAMES.get(code) ?? code, ...counts })),
    price: [...price],
    calories: [...calories],
    cuisines: [...cuisines],
    cities: [...cities],
    courses: [...courses],
    restaurants: [...restaurants],
    families: [...families],
  };
}

export function itemFacetsRoute(deps: FromEngine) {
  return async (ctx: RouterContext): Promise<void> => {
    const { search = null, understand, ...filters } = parseQuery(itemFacetsQuerySchema, ctx).query;
    const asked = { search, understand, filter: itemFilterOf(filters), withoutMenus: deps.activeMenus.leftovers() };
    const facets = await deps.search.itemFacets(asked, requestState(ctx).signal());
    if (search !== null) ctx.set('X-Search-Understood', understoodHeader(facets.understood));
    setAllergenCounts(ctx, filters.excludeAllergens, facets);
    deps.data.revalidate(ctx, [deps.data.helpLink]);
    await sendWithContentTag(ctx, presentItemFacets(facets));
  };
}
