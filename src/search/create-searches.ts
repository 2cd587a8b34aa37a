import { quantiles } from '../domain/quantiles.ts';
import type { Family, FamilyPage, FamilyQuery } from '../ports/search/families.ts';
import type { ItemPage } from '../ports/search/pages.ts';
import type { ItemQuery, ItemSort } from '../ports/search/queries.ts';
import type { SearchIndex } from '../ports/search-index.ts';
import { attempts } from './attempts.ts';
import type { ValueCounts } from './count-values.ts';
import type { EngineQuery, EngineResult, SearchEngine } from './engine.ts';
import { createItemFacets } from './item-facets.ts';
import { byDistance, itemConditions, withoutMenus } from './item-filter.ts';
import { createItemPlan, type ItemPlan } from './item-plan.ts';
import { createMenuSearch } from './menu-search.ts';
import { createPartySearch } from './party-search.ts';
import { SPELLINGS, usualSpelling } from './printed-values.ts';
import { parseQuery } from './search-text.ts';
import { createSuggest } from './suggest.ts';
import type { Names } from './understanding/names.ts';
import { type ItemTier, tieredPage } from './understanding/tiered-page.ts';

export type Searches = Pick<
  SearchIndex,
  'searchItems' | 'searchMenus' | 'itemFacets' | 'suggest' | 'searchParty' | 'families'
>;

/** Creates all searches over an engine's indexes, which read words by the names in the data. */
export function createSearches(engine: SearchEngine, names: Names): Searches {
  const plan = createItemPlan(engine, names);
  return {
    searchItems: createItemSearch(engine, plan),
    searchMenus: createMenuSearch(engine, names),
    itemFacets: createItemFacets(engine, plan),
    suggest: createSuggest(engine, plan),
    searchParty: createPartySearch(engine, names),
    families: createFamilySearch(engine),
  };
}

const SORT_RULES: Readonly<Record<Exclude<ItemSort, 'distance'>, string>> = {
  price: 'price:asc',
  '-price': 'price:desc',
  calories: 'calories:asc',
  '-calories': 'calories:desc',
  name: 'sortName:asc',
};

/** Item search over an engine: words read as conditions, fall-backs, exact names first, filters that never guess on allergens. */
function createItemSearch(
  engine: SearchEngine,
  plan: ItemPlan,
): (query: ItemQuery, signal?: AbortSignal) => Promise<ItemPage> {
  return async function searchItems(query, signal) {
    const ordered = (said: ItemSort | undefined) => {
      const order = orderOf({ ...query, sort: query.sort ?? said });
      const sort = order === null ? {} : { sort: [order] };
      return {
        by: order === null ? ('tiers' as const) : ('inOne' as const),
        answer: (tiers: readonly ItemTier[]) =>
          tieredPage(
            engine,
            tiers.map((tier) => ({ ...tier, ...sort })),
            query,
            signal,
          ),
      };
    };
    const { answer, ...planned } = await plan(query, ordered, signal);
    return { ...(answer ?? { hits: [], total: 0 }), ...planned };
  };
}

/** Null for the order of relevance. */
function orderOf({
  sort,
  filter: { around },
}: Pick<ItemQuery, 'filter'> & { readonly sort: ItemSort | undefined }): string | null {
  if (sort === undefined) return null;
  if (sort !== 'distance') return SORT_RULES[sort];
  return around === undefined ? null : byDistance(around);
}

const IN_NAMES = { index: 'items', offset: 0, attributesToSearchOn: ['name', 'alternativeNames'] } as const;

/** Finds families by the names of their dishes, in two rounds however many there are. */
function createFamilySearch(engine: SearchEngine): (query: FamilyQuery, signal?: AbortSignal) => Promise<FamilyPage> {
  /** Families with dishes of such a name, those with most of them first. */
  async function called(search: string, filter: EngineQuery['filter'], signal?: AbortSignal): Promise<string[]> {
    for (const { parsed, strategy } of attempts(parseQuery(search))) {
      const query = { ...IN_NAMES, q: parsed.text, matchingStrategy: strategy, filter, limit: 0, facets: ['family'] };
      const [found] = await engine.search([query], signal);
      const counts = Object.entries(found?.facets.family ?? {});
      if (counts.length === 0) continue;
      return counts.sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1)).map(([slug]) => slug);
    }
    return [];
  }

  return async function families({ asked, limit, offset, withoutMenus: replaced }, signal) {
    const present = withoutMenus(replaced);
    const all = 'slugs' in asked ? asked.slugs : await called(asked.search, present, signal);
    const wanted = all.slice(offset, offset + limit);
    const queries = wanted.map((family) => ({
      ...{ index: 'items' as const, q: '', matchingStrategy: 'all' as const, offset: 0, limit: SPELLINGS },
      ...{ filter: [...itemConditions({ family }), ...present], facets: ['restaurantId', 'price'] },
    }));
    const results = queries.length === 0 ? [] : await engine.search(queries, signal);
    return { families: wanted.map((slug, at) => presentFamily(slug, results[at])), total: all.length };
  };
}

function presentFamily(slug: string, result: EngineResult<object> | undefined): Family {
  const { hits = [], total = 0, facets = {} } = result ?? {};
  return {
    slug,
    name: usualSpelling(hits, 'item.name'),
    restaurants: Object.keys(facets.restaurantId ?? {}).length,
    items: total,
    price: priceOf(facets.price ?? {}),
  };
}

function priceOf(counts: ValueCounts): Family['price'] {
  const pence = new Map(Object.entries(counts).map(([price, many]) => [Math.round(Number(price) * 100), many]));
  const [lowest, median, highest] = quantiles(pence, [0, 0.5, 1]);
  if (lowest === undefined || median === undefined || highest === undefined) return null;
  return { lowest, median, highest };
}
