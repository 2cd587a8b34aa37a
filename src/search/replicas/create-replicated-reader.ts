import type { SearchReader } from '../../ports/search-index.ts';
import { createReplicaChoice } from './choose-replica.ts';
import type { Replica, ReplicaWatch } from './replica-watch.ts';

/**
 * Searches whichever of several engines is expected to answer first. A search that one of them does not answer goes to the next, for as
 * long as its caller waits.
 * @param replicas each behind a guard of its own, so that one that is away is not asked
 */
export function createReplicatedReader(
  replicas: readonly Replica[],
  watch: Pick<ReplicaWatch<Replica>, 'searchable'>,
): SearchReader {
  const { ask, health } = createReplicaChoice(watch);
  const first = replicas[0]?.index;
  if (first === undefined) throw new Error('there is no engine to search');
  return {
    searchItems: (query, signal) => ask(({ index }) => index.searchItems(query, signal), signal),
    searchMenus: (query, signal) => ask(({ index }) => index.searchMenus(query, signal), signal),
    itemFacets: (query, signal) => ask(({ index }) => index.itemFacets(query, signal), signal),
    suggest: (query, signal) => ask(({ index }) => index.suggest(query, signal), signal),
    searchParty: (query, signal) => ask(({ index }) => index.searchParty(query, signal), signal),
    explain: (searched, hit) => first.explain(searched, hit),
    generation: () => null,
    health,
  };
}
