import type { BitSet } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { documentsByCloseness } from './closeness.ts';
import { nodeDocuments } from './node-documents.ts';
import { FAR_COST } from './scan-pairs.ts';

/** Buckets by the proximity of neighbouring words, summed (R26). A joined node adds the number of its words minus one. */
export const proximityRule: RankingRule = (space, universe, graph) =>
  cheapestPaths(space, universe, graph, (left, right): readonly Edge[] => {
    const base = right.size - 1;
    const anywhere = () => nodeDocuments(space, right);
    if (!left || !areNeighbours(left, right)) return [{ cost: base, node: right, documents: anywhere }];
    let sets: readonly BitSet[] | undefined;
    const near = Array.from({ length: FAR_COST }, (_, cost) => ({
      cost: base + cost,
      node: right,
      documents: () => {
        sets ??= documentsByCloseness(space, universe, left, right);
        return sets[cost] as BitSet;
      },
    }));
    return [...near, { cost: base + FAR_COST, node: right, documents: anywhere }];
  });

/** No pair is compared across a dropped word, a hard separator or an excluded word (R27). */
function areNeighbours(left: QueryNode, right: QueryNode): boolean {
  return left.last + 1 === right.first;
}
