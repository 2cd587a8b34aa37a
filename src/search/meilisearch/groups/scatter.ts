import { addedUp } from '../../count-values.ts';
import type { Conditions } from '../../item-filter.ts';
import { isAway } from '../../search-errors.ts';
import type { Ask, AskedQuery, RawResult } from '../ask.ts';
import type { EngineGroup } from './engine-group.ts';
import { hiddenCondition } from './hidden-condition.ts';
import { mergeHits } from './merge-hits.ts';
import type { Places } from './places.ts';

export interface ScatterDeps {
  readonly groups: readonly EngineGroup[];
  readonly hiddenIn: (group: string) => readonly string[];
  readonly places: Pick<Places, 'groupsWith'>;
}

/** One query at one group. */
interface Part {
  readonly query: number;
  readonly asked: AskedQuery;
}

/**
 * Asks all groups at once, each by one request, and puts their results together: hits by rank, totals and counts of values added up. A
 * query whose conditions hold in few groups only is asked there. Groups that do not answer are left out and noted, and not asked
 * again for the same search.
 * @param missing names of the groups left out so far, with why
 * @throws the refusal of a group where none of those asked answered
 */
export function createScatter({ groups, hiddenIn, places }: ScatterDeps, missing: Map<string, unknown>): Ask {
  const groupsOf = ({ filter }: AskedQuery): readonly EngineGroup[] => {
    const names = places.groupsWith(filter ?? []);
    return names === null ? groups : groups.filter(({ name }) => names.has(name));
  };

  return async (queries, signal) => {
    const routes = queries.map(groupsOf);
    const ask = async (group: EngineGroup): Promise<readonly (readonly [number, RawResult])[]> => {
      if (missing.has(group.name)) return [];
      const hidden = hiddenCondition(hiddenIn(group.name));
      const parts = queries.flatMap((query, at): Part[] => {
        const route = routes[at] ?? [];
        return route.includes(group) ? [{ query: at, asked: forGroup(query, hidden, route.length > 1) }] : [];
      });
      if (parts.length === 0) return [];
      try {
        const results = await group.ask(
          parts.map(({ asked }) => asked),
          signal,
        );
        return results.flatMap((result, i) => {
          const part = parts[i];
          return part ? [[part.query, result] as const] : [];
        });
      } catch (error) {
        if (signal?.aborted || !isAway(error)) throw error;
        missing.set(group.name, error);
        return [];
      }
    };
    const answers = (await Promise.all(groups.map(ask))).flat();
    const [failure] = missing.values();
    if (answers.length === 0 && queries.length > 0) throw failure;
    return queries.map((query, at) => {
      const results = answers.flatMap(([of, result]) => (of === at ? [result] : []));
      return (routes[at] ?? []).length > 1 ? merged(results, query) : (results[0] ?? NOTHING);
    });
  };
}

const NOTHING: RawResult = { hits: [], estimatedTotalHits: 0, facetDistribution: {} };

/** What is to be merged comes from the beginning, with how it ranked. */
function forGroup(query: AskedQuery, hidden: Conditions, isMerged: boolean): AskedQuery {
  const filter = hidden.length === 0 ? {} : { filter: [...(query.filter ?? []), ...hidden] };
  const { offset = 0, limit = 0 } = query;
  if (!isMerged || limit === 0) return { ...query, ...filter };
  return { ...query, ...filter, offset: 0, limit: offset + limit, showRankingScoreDetails: true };
}

function merged(results: readonly RawResult[], { offset = 0, limit = 0, facets = [] }: AskedQuery): RawResult {
  const hits = mergeHits(
    results.map((result) => result.hits),
    offset + limit,
  );
  const counts = facets.map((field) => [field, addedUp(results.map((one) => one.facetDistribution?.[field] ?? {}))]);
  return {
    hits: hits.slice(offset),
    estimatedTotalHits: results.reduce((sum, one) => sum + (one.estimatedTotalHits ?? 0), 0),
    facetDistribution: Object.fromEntries(counts),
  };
}
