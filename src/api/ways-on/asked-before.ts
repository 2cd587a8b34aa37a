import { LRUCache } from 'lru-cache';
import type { ApiDeps } from '../api-deps.ts';

type Search = Pick<ApiDeps['search'], 'searchItems' | 'itemFacets' | 'suggest' | 'generation'>;

const MOST_ANSWERS = 2000;
/** As long as whole answers are kept: places that were looked up have no generation. */
const KEPT_MS = 60_000;

const kept = new WeakMap<Search, LRUCache<string, object>>();

/**
 * The same index, which keeps its answers while it is of one generation. Ways on from different searches ask for the same: two
 * questions of three were asked before, since kinds of food and dishes of a kind are few.
 */
export function askedBefore(search: Search): Omit<Search, 'generation'> {
  const answers = kept.get(search) ?? new LRUCache<string, object>({ max: MOST_ANSWERS, ttl: KEPT_MS });
  kept.set(search, answers);
  const asking =
    <Query, Answer extends object>(name: string, ask: (query: Query, signal?: AbortSignal) => Promise<Answer>) =>
    async (query: Query, signal?: AbortSignal): Promise<Answer> => {
      const generation = search.generation();
      const key = `${generation} ${name} ${JSON.stringify(query)}`;
      const known = generation === null ? undefined : answers.get(key);
      if (known) return known as Answer;
      const answer = await ask(query, signal);
      if (search.generation() === generation) answers.set(key, answer);
      return answer;
    };
  return {
    searchItems: asking('items', search.searchItems),
    itemFacets: asking('facets', search.itemFacets),
    suggest: asking('suggestions', search.suggest),
  };
}
