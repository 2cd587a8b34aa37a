import type { ItemPage } from '../ports/search/pages.ts';
import type { ItemQuery, ItemSort } from '../ports/search/queries.ts';
import type { SearchEngine } from './engine.ts';
import { byDistance } from './item-filter.ts';
import type { ItemPlan } from './item-plan.ts';
import { tieredPage } from './understanding/tiered-page.ts';

const SORT_RULES: Readonly<Record<Exclude<ItemSort, 'distance'>, string>> = {
  price: 'price:asc',
  '-price': 'price:desc',
  calories: 'calories:asc',
  '-calories': 'calories:desc',
  name: 'sortName:asc',
};

/** Item search over an engine: words read as conditions, fall-backs, exact names first, filters that never guess on allergens. */
export function createItemSearch(
  engine: SearchEngine,
  plan: ItemPlan,
): (query: ItemQuery, signal?: AbortSignal) => Promise<ItemPage> {
  return async function searchItems(query, signal) {
    const order = orderOf(query);
    const sort = order === null ? {} : { sort: [order] };
    const { answer, ...planned } = await plan(
      query,
      {
        by: order === null ? 'tiers' : 'inOne',
        answer: (tiers) =>
          tieredPage(
            engine,
            tiers.map((tier) => ({ ...tier, ...sort })),
            query,
            signal,
          ),
      },
      signal,
    );
    return { ...(answer ?? { hits: [], total: 0 }), ...planned };
  };
}

/** Null for the order of relevance. */
function orderOf({ sort, filter: { around } }: ItemQuery): string | null {
  if (sort === undefined) return null;
  if (sort !== 'distance') return SORT_RULES[sort];
  return around === undefined ? null : byDistance(around);
}
