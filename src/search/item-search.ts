import type { ItemDocument, ItemPage, ItemQuery, ItemSort, Page } from '../ports/search-index.ts';
import { type Attempt, attempts } from './attempts.ts';
import type { EngineQuery, SearchEngine } from './engine.ts';
import { takeFreeFrom } from './free-from-words.ts';
import { type Conditions, clearOfAllergens, itemConditions, withoutMenus } from './item-filter.ts';
import { nameKey } from './name-key.ts';
import { createPlaceFilter } from './place-filter.ts';
import { takePriceLimit } from './price-words.ts';
import { parseQuery } from './search-text.ts';

const SORT_RULES: Readonly<Record<ItemSort, string>> = {
  price: 'price:asc',
  '-price': 'price:desc',
  calories: 'calories:asc',
  '-calories': 'calories:desc',
  name: 'sortName:asc',
};

const NOTHING: ItemPage = { hits: [], total: 0, allergensUnknown: 0 };

/** Item search over an engine: fall-backs, exact names first, filters that never guess on allergens. */
export function createItemSearch(engine: SearchEngine): (query: ItemQuery, signal?: AbortSignal) => Promise<ItemPage> {
  const placeConditions = createPlaceFilter(engine);

  /** One page of what a strategy finds. Items of exactly the searched name go first, whatever the engine thinks of them. */
  async function page(
    query: ItemQuery,
    { parsed, strategy }: Attempt,
    filter: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<Page<ItemDocument>> {
    const { offset, limit } = query;
    const base = { index: 'items', q: parsed.text, filter, matchingStrategy: strategy, offset, limit } as const;
    if (query.sort !== undefined || parsed.plain === null || strategy !== 'all') {
      const sorted = query.sort === undefined ? base : { ...base, sort: [SORT_RULES[query.sort]] };
      const [found] = await engine.search([sorted], signal);
      return found;
    }
    const key = nameKey(parsed.plain);
    const others = { ...base, filter: [...filter, `nameKey != ${key}`] };
    const [exact, rest] = await engine.search(
      [{ ...base, q: '', filter: [...filter, `nameKey = ${key}`] }, others],
      signal,
    );
    const following =
      offset === 0 || exact.total === 0 ? rest.hits : await hitsAfter(exact.total, exact.hits.length, others, signal);
    return { hits: [...exact.hits, ...following].slice(0, limit), total: exact.total + rest.total };
  }

  /** The hits that follow exact names on a later page. */
  async function hitsAfter(
    exactTotal: number,
    shown: number,
    others: EngineQuery & { readonly index: 'items' },
    signal: AbortSignal | undefined,
  ): Promise<readonly ItemDocument[]> {
    const offset = Math.max(0, others.offset - exactTotal);
    const [rest] = await engine.search([{ ...others, offset, limit: others.limit - shown }], signal);
    return rest.hits;
  }

  async function countMatches(
    { parsed, strategy }: Attempt,
    conditions: Conditions,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const query = {
      index: 'items',
      q: parsed.text,
      filter: conditions,
      matchingStrategy: strategy,
      offset: 0,
      limit: 0,
    } as const;
    const [all] = await engine.search([query], signal);
    return all.total;
  }

  return async function searchItems(query, signal) {
    const priced = takePriceLimit(query.search);
    const { term, absent } = takeFreeFrom(priced.term);
    const parsed = parseQuery(term);
    const places = await placeConditions(query.filter, signal);
    const asksForNothing = parsed.words === 0 && absent.length === 0 && priced.maxPrice === undefined;
    if (asksForNothing || places === null) return NOTHING;
    const excludeAllergens = [...new Set([...(query.filter.excludeAllergens ?? []), ...absent])];
    const limits = [query.filter.maxPrice, priced.maxPrice].filter((limit) => limit !== undefined);
    const filter = { ...query.filter, excludeAllergens, ...(limits.length > 0 && { maxPrice: Math.min(...limits) }) };
    const conditions = [...itemConditions(filter), ...places, ...withoutMenus(query.withoutMenus)];
    const clear = clearOfAllergens(filter);
    let result = NOTHING;
    for (const attempt of attempts(parsed)) {
      const [found, all] = await Promise.all([
        page(query, attempt, [...conditions, ...clear], signal),
        clear.length > 0 ? countMatches(attempt, conditions, signal) : 0,
      ]);
      // Those that hold none of the allergens as far as anybody knows, less those known to be clear of them.
      const allergensUnknown = Math.max(0, all - found.total);
      result = { ...found, allergensUnknown };
      if (found.total + allergensUnknown > 0) break;
    }
    return result;
  };
}
