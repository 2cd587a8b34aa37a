import type { IndexHealth } from '../../ports/search-index.ts';
import { isAway } from '../search-errors.ts';
import { BEING_FILLED } from '../search-guard.ts';
import { createExpectedCost, type ExpectedCost } from './expected-cost.ts';
import type { Replica, ReplicaWatch } from './replica-watch.ts';

/** Engines that hold the same, of which whichever is expected to answer first is asked. */
export interface ReplicaChoice<One extends Replica> {
  /** Asks one, and the next where it does not answer, for as long as the caller waits. */
  ask<Answer>(search: (replica: One) => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer>;
  /** That of the one which holds most. */
  health(): Promise<IndexHealth>;
}

/** Of two engines that are picked at random, the one that costs less is asked first. */
export function createReplicaChoice<One extends Replica>(
  replicas: readonly One[],
  watch: Pick<ReplicaWatch<One>, 'searchable'>,
): ReplicaChoice<One> {
  const costs = new Map(replicas.map((replica) => [replica, createExpectedCost()]));

  /** All replicas that may be searched, in the order in which they are to be asked. */
  function order(): readonly (readonly [One, ExpectedCost])[] {
    const left = watch.searchable().flatMap((replica) => {
      const cost = costs.get(replica);
      return cost ? [[replica, cost] as const] : [];
    });
    const shuffled = left.map((entry) => ({ entry, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    const [one, other, ...rest] = shuffled.map(({ entry }) => entry);
    if (!one || !other) return left;
    return one[1].now() <= other[1].now() ? [one, other, ...rest] : [other, one, ...rest];
  }

  return {
    async ask(search, signal) {
      let failure: unknown = BEING_FILLED;
      for (const [replica, cost] of order()) {
        const end = cost.begin();
        try {
          const answer = await search(replica);
          end(true);
          return answer;
        } catch (error) {
          end(false);
          if (signal?.aborted || !isAway(error)) throw error;
          failure = error;
        }
      }
      throw failure;
    },
    async health() {
      const all = await Promise.all(watch.searchable().map(({ index }) => index.health()));
      const best = all.toSorted((a, b) => b.menus - a.menus).find(({ available }) => available);
      return best ?? { available: false, items: 0, menus: 0, epoch: null };
    },
  };
}
