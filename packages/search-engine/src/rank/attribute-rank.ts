import { type BitSet, intersectInto, unionInto } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { memoizeByNode } from './memoize-by-node.ts';
import { addNode, addWords, phraseDocuments } from './node-documents.ts';
import { phrasesOfNode } from './node-words.ts';
import type { Space } from './space.ts';

/** Buckets by the rank of each word's best attribute in the searchable ones, summed (R28). */
export const attributeRankRule: RankingRule = (space, universe, graph) => {
  const edgesTo = memoizeByNode((node): readonly Edge[] =>
    space.store.attributes.map((_, attribute) => {
      let set: BitSet | undefined;
      return { cost: attribute * node.size, node, documents: () => (set ??= documentsWith(space, node, attribute)) };
    }),
  );
  return cheapestPaths(space, universe, graph, (_, node) => edgesTo(node));
};

function documentsWith(space: Space, node: QueryNode, attribute: number): BitSet {
  const set = space.newSet();
  const mask = space.mask & (1 << attribute);
  if (mask === 0) return set;
  addNode(space, set, node, mask);
  for (const phrase of phrasesOfNode(node)) {
    const first = phrase.ids[0] ?? null;
    if (first === null) continue;
    const here = space.newSet();
    addWords(space, here, [first], mask);
    intersectInto(here, phraseDocuments(space, phrase));
    unionInto(set, here);
  }
  return set;
}
