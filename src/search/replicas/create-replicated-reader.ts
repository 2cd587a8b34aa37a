import type { SearchReader } from '../../ports/search-index.ts';
import { isAway } from '../search-errors.ts';
import { BEING_FILLED } from '../search-guard.ts';
import { createExpectedCost, type ExpectedCost } from './expected-cost.ts';
import type { Replica, ReplicaWatch } from './replica-watch.ts';

/**
 * Searches whichever of several engines that hold the same is expected to answer first. A search that one of them does not answer goes to
 * the next, for as long as its caller waits. Of two engines in step that are picked at random, the one that costs less is asked first;
 * those behind are asked last.
 * @param replicas each behind a guard of its own, so that one that is away is not asked
 */
export function createReplicatedReader(
  replicas: readonly Replica[],
  watch: Pick<ReplicaWatch, 'searchable'>,
): SearchReader {
  const first = replicas[0]?.index;
  if (first === undefined) throw new Error('there is no engine to search');
  const costs = new Map<Replica, ExpectedCost>();

  /** The replicas that may be searched, in the order in which they are to be asked. */
  function order(): readonly Replica[] {
    const { inStep, behind } = watch.searchable();
    const shuffled = inStep.map((replica) => ({ replica, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    const [one, other, ...rest] = shuffled.map(({ replica }) => replica);
    if (!one || !other) return [...inStep, ...behind];
    const cheaperFirst = costOf(one).now() <= costOf(other).now() ? [one, other] : [other, one];
    return [...cheaperFirst, ...rest, ...behind];
  }

  function costOf(replica: Replica): ExpectedCost {
    const cost = costs.get(replica) ?? createExpectedCost();
    costs.set(replica, cost);
    return cost;
  }

  async function ask<Answer>(
    search: (index: SearchReader) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    let failure: unknown = BEING_FILLED;
    for (const replica of order()) {
      const end = costOf(replica).begin();
      try {
        const answer = await search(replica.index);
        end(true);
        return answer;
      } catch (error) {
        end(false);
        if (signal?.aborted || !isAway(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  return {
    searchItems: (query, signal) => ask((index) => index.searchItems(query, signal), signal),
    searchMenus: (query, signal) => ask((index) => index.searchMenus(query, signal), signal),
    itemFacets: (query, signal) => ask((index) => index.itemFacets(query, signal), signal),
    suggest: (query, signal) => ask((index) => index.suggest(query, signal), signal),
    searchParty: (query, signal) => ask((index) => index.searchParty(query, signal), signal),
    families: (query, signal) => ask((index) => index.families(query, signal), signal),
    explain: (searched, hit) => first.explain(searched, hit),
    generation: () => null,
    async health() {
      const usable = new Set(order());
      const all = await Promise.all(
        replicas.map(async (replica) => ({ isUsable: usable.has(replica), health: await replica.index.health() })),
      );
      const best = all
        .filter(({ isUsable, health }) => isUsable && health.available)
        .toSorted((a, b) => b.health.menus - a.health.menus)[0]?.health;
      const trouble = all.flatMap(({ health }) => health.trouble ?? []).join('; ');
      return {
        ...(best ?? { available: false, items: 0, menus: 0, epoch: null }),
        ...(trouble !== '' && { trouble }),
      };
    },
  };
}
