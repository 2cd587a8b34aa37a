import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import type { AllergenCounts, FacetQuery, ItemFacets } from '../ports/search/facets.ts';
import { inRanges, named, namedAlike, sumCounts, type ValueCounts } from './count-values.ts';
import type { SearchEngine } from './engine.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import type { ItemPlan } from './item-plan.ts';
import type { ItemTier } from './understanding/tiered-page.ts';

/** Lower edges of ranges in pounds and kcal. */
const PRICE_EDGES = [0, 5, 10, 15, 20, 30];
const CALORIE_EDGES = [0, 200, 400, 600, 800, 1000, 1500];

/** There are about as many families as dishes, and engines count no more values than this. */
const COUNTED_IN_FULL = INDEX_SETTINGS.items.faceting.maxValuesPerFacet;
const isNarrowed = ({ search, filter }: FacetQuery): boolean => search !== null || Object.keys(filter).length > 0;

const FIELDS = [
  'vegetarian',
  'vegan',
  'halal',
  'spicy',
  'absentAllergens',
  'likelyAbsentAllergens',
  'allergenCodes',
  'price',
  'calories',
  'printedCuisine',
  'printedCity',
  'courses',
  'printedRestaurant',
  'placed',
  'family',
] as const;

type Counts = Readonly<Record<(typeof FIELDS)[number], ValueCounts>>;

interface Counted {
  readonly total: number;
  readonly counts: Counts;
}

function countsOf(results: readonly { readonly facets: Readonly<Record<string, ValueCounts>> }[]): Counts {
  const entries = FIELDS.map((field) => [field, sumCounts(results.map(({ facets }) => facets[field] ?? {}))]);
  return Object.fromEntries(entries) as Counts;
}

function allergenCounts(total: number, counts: Counts): readonly AllergenCounts[] {
  return ALLERGENS.map(({ code }) => {
    const stated = counts.absentAllergens[code] ?? 0;
    const likely = counts.likelyAbsentAllergens[code] ?? 0;
    const contains = counts.allergenCodes[code] ?? 0;
    return { code, stated, likely, unknown: total - stated - likely - contains, contains };
  });
}

/** Creates facets over the items that the item search finds for the same query. */
export function createItemFacets(
  engine: SearchEngine,
  plan: ItemPlan,
): (query: FacetQuery, signal?: AbortSignal) => Promise<ItemFacets> {
  return async function itemFacets(query, signal) {
    const answer = async (tiers: readonly ItemTier[]): Promise<Counted> => {
      const facets = isNarrowed(query) ? FIELDS : FIELDS.filter((field) => field !== 'family');
      const asked = tiers.map((tier) => ({ ...tier, index: 'items' as const, offset: 0, limit: 0, facets }));
      const results = await engine.search(asked, signal);
      return { total: results.reduce((sum, { total }) => sum + total, 0), counts: countsOf(results) };
    };
    const { answer: counted, ...planned } = await plan(query, () => ({ by: 'unordered', answer }), signal);
    const { total, counts } = counted ?? { total: 0, counts: countsOf([]) };
    const flagged = (flag: (typeof FIELDS)[number]): number => counts[flag].true ?? 0;
    return {
      ...planned,
      total,
      vegetarian: flagged('vegetarian'),
      vegan: flagged('vegan'),
      halal: flagged('halal'),
      spicy: flagged('spicy'),
      allergens: allergenCounts(total, counts),
      price: inRanges(counts.price, PRICE_EDGES),
      calories: inRanges(counts.calories, CALORIE_EDGES),
      cuisines: namedAlike(counts.printedCuisine),
      cities: namedAlike(counts.printedCity),
      courses: named(counts.courses),
      restaurants: named(counts.printedRestaurant),
      families: total > COUNTED_IN_FULL ? [] : named(counts.family),
      placed: flagged('placed') > 0,
    };
  };
}
