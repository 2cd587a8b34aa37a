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

/** Of two engines in step that are picked at random, the one that costs less is asked first; those behind are asked last. */
export function createReplicaChoice<One extends Replica>(
  watch: Pick<ReplicaWatch<One>, 'searchable'>,
): ReplicaChoice<One> {
  const costs = new Map<One, ExpectedCost>();

  /** The replicas that may be searched, in the order in which they are to be asked. */
  function order(): readonly One[] {
    const { inStep, behind } = watch.searchable();
    const shuffled = inStep.map((replica) => ({ replica, at: Math.random() })).toSorted((a, b) => a.at - b.at);
    const [one, other, ...rest] = shuffled.map(({ replica }) => replica);
    if (!one || !other) return [...inStep, ...behind];
    const cheaperFirst = costOf(one).now() <= costOf(other).now() ? [one, other] : [other, one];
    return [...cheaperFirst, ...rest, ...behind];
  }

  function costOf(replica: One): ExpectedCost {
    const cost = costs.get(replica) ?? createExpectedCost();
    costs.set(replica, cost);
    return cost;
  }

  return {
    async ask(search, signal) {
      let failure: unknown = BEING_FILLED;
      for (const replica of order()) {
        const end = costOf(replica).begin();
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
      const all = await Promise.all(order().map(({ index }) => index.health()));
      const best = all.toSorted((a, b) => b.menus - a.menus).find(({ available }) => available);
      return best ?? { available: false, items: 0, menus: 0, epoch: null };
    },
  };
}
