import type { BitSet } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import { AS_TYPED, EXACT_ONLY } from '../query/readings.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { memoizeByNode } from './memoize-by-node.ts';
import { addWords, nodeDocuments, phraseDocuments } from './node-documents.ts';
import { exactOfNode } from './node-words.ts';
import type { Space } from './space.ts';

/** Buckets by the number of words of the query that the document has exactly as typed (R30). */
export const exactWordsRule: RankingRule = (space, universe, graph) => {
  const edgesTo = memoizeByNode((node): readonly Edge[] => {
    let exact: BitSet | undefined;
    const typed = exactOfNode(node) === null ? node : { ...node, open: EXACT_ONLY | AS_TYPED };
    return [
      { cost: 0, node: typed, documents: () => (exact ??= documentsAsTyped(space, node)) },
      { cost: node.size, node, documents: () => nodeDocuments(space, node) },
    ];
  });
  return cheapestPaths(space, universe, graph, (_, node) => edgesTo(node));
};

function documentsAsTyped(space: Space, node: QueryNode): BitSet {
  const exact = exactOfNode(node);
  if (exact !== null && typeof exact !== 'number') return phraseDocuments(space, exact);
  const set = space.newSet();
  if (exact !== null) addWords(space, set, [exact]);
  return set;
}
