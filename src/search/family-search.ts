import { quantiles } from '../domain/quantiles.ts';
import type { Family, FamilyPage, FamilyQuery } from '../ports/search/families.ts';
import { attempts } from './attempts.ts';
import type { ValueCounts } from './count-values.ts';
import type { EngineQuery, EngineResult, SearchEngine } from './engine.ts';
import { itemConditions, withoutMenus } from './item-filter.ts';
import { SPELLINGS, usualSpelling } from './printed-values.ts';
import { parseQuery } from './search-text.ts';

const IN_NAMES = { index: 'items', offset: 0, attributesToSearchOn: ['name', 'alternativeNames'] } as const;

/** Families by the names of their dishes, in two rounds however many there are. */
export function createFamilySearch(
  engine: SearchEngine,
): (query: FamilyQuery, signal?: AbortSignal) => Promise<FamilyPage> {
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
    return { families: wanted.map((slug, at) => familyOf(slug, results[at])), total: all.length };
  };
}

function familyOf(slug: string, result: EngineResult<object> | undefined): Family {
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
