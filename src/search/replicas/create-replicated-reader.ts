import { ServiceError } from '../../domain/errors.ts';
import type { IndexHealth, SearchReader } from '../../ports/search-index.ts';
import { createExpectedCost, type ExpectedCost } from './expected-cost.ts';
import type { Replica, ReplicaWatch } from './replica-watch.ts';

/** Clients are told by this status that they may ask again. */
const UNAVAILABLE = 503;

/**
 * Searches whichever of several engines is expected to answer first: of two that are picked at random, the one that costs less. A search
 * that one of them does not answer goes to the next, for as long as its caller waits.
 * @param replicas each behind a guard of its own, so that one that is away is not asked
 */
export function createReplicatedReader(replicas: readonly Replica[], watch: ReplicaWatch): SearchReader {
  const costs = new Map(replicas.map((replica) => [replica, createExpectedCost()]));

  /** All replicas that may be searched, in the order in which they are to be asked. */
  function order(): readonly (readonly [Replica, ExpectedCost])[] {
    const left = watch.searchable().flatMap((replica) => {
      const cost = costs.get(replica);
      return cost ? [[replica, cost] as const] : [];
    });
    const shuffled = left.map((entry) => ({ entry, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    const [one, other, ...rest] = shuffled.map(({ entry }) => entry);
    if (!one || !other) return left;
    return one[1].now() <= other[1].now() ? [one, other, ...rest] : [other, one, ...rest];
  }

  async function ask<Answer>(
    search: (index: SearchReader) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    let failure: unknown;
    for (const [replica, cost] of order()) {
      const end = cost.begin();
      try {
        const answer = await search(replica.index);
        end(true);
        return answer;
      } catch (error) {
        end(false);
        if (signal?.aborted || !(error instanceof ServiceError && error.status === UNAVAILABLE)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  const first = replicas[0]?.index;
  if (first === undefined) throw new Error('there is no engine to search');
  return {
    searchItems: (query, signal) => ask((index) => index.searchItems(query, signal), signal),
    searchMenus: (query, signal) => ask((index) => index.searchMenus(query, signal), signal),
    itemFacets: (query, signal) => ask((index) => index.itemFacets(query, signal), signal),
    suggest: (query, signal) => ask((index) => index.suggest(query, signal), signal),
    searchParty: (query, signal) => ask((index) => index.searchParty(query, signal), signal),
    explain: (searched, hit) => first.explain(searched, hit),
    generation: () => null,
    async health(): Promise<IndexHealth> {
      const all = await Promise.all(watch.searchable().map(({ index }) => index.health()));
      const best = all.toSorted((a, b) => b.menus - a.menus).find(({ available }) => available);
      return best ?? { available: false, items: 0, menus: 0, epoch: null };
    },
  };
}
