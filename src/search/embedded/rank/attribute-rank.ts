import { addBit, type BitSet, hasBit } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { forEachPlace } from './node-places.ts';
import { rememberByNode } from './remember-by-node.ts';
import type { Space } from './space.ts';

/** Buckets by the place of the best attribute of each word in the list of searchable ones, summed (R28). */
export const attributeRankRule: RankingRule = (space, universe, graph) => {
  const edgesTo = rememberByNode((node): readonly Edge[] => {
    let sets: readonly BitSet[] | undefined;
    return space.store.attributes.map((_, attribute) => ({
      cost: attribute * node.size,
      node,
      documents: () => {
        sets ??= documentsByAttribute(space, universe, node);
        return sets[attribute] as BitSet;
      },
    }));
  });
  return cheapestPaths(space, universe, graph, (_, node) => edgesTo(node));
};

function documentsByAttribute(space: Space, universe: BitSet, node: QueryNode): readonly BitSet[] {
  const sets = space.store.attributes.map(() => space.newSet());
  forEachPlace(space, node, ({ documents, attributes, from, to }, only) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      if (!hasBit(universe, document) || (only && !hasBit(only, document))) continue;
      let bits = (attributes[i] as number) & space.mask;
      while (bits !== 0) {
        const lowest = bits & -bits;
        addBit(sets[31 - Math.clz32(lowest)] as BitSet, document);
        bits ^= lowest;
      }
    }
  });
  return sets;
}
