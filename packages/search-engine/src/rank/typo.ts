import type { QueryNode } from '../query/query-graph.ts';
import { AS_TYPED, EXACT_ONLY, ONE_TYPO, TWO_TYPOS } from '../query/readings.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { memoizeByNode } from './memoize-by-node.ts';
import { nodeDocuments } from './node-documents.ts';

const LEVELS = [AS_TYPED, ONE_TYPO, TWO_TYPOS];

/** Buckets by the typos of the cheapest interpretation of the whole query (R19); joining n words costs n more. */
export const typoRule: RankingRule = (space, universe, graph) => {
  const edgesTo = memoizeByNode((node): readonly Edge[] => {
    const base = node.size === 1 ? 0 : node.size;
    return LEVELS.slice(0, mostTypos(node) + 1).map((level, typos) => {
      const narrowed = { ...node, open: node.open & (level | EXACT_ONLY) };
      return { cost: base + typos, node: narrowed, documents: () => nodeDocuments(space, narrowed) };
    });
  });
  return cheapestPaths(space, universe, graph, (_, node) => edgesTo(node));
};

/** A word without budget can still be split in two, which costs one. */
function mostTypos({ term, open }: QueryNode): number {
  if (term.phrase) return 0;
  if (term.budget === 0) return 1;
  if (term.budget === 2 && open & TWO_TYPOS) return 2;
  return open & ONE_TYPO ? 1 : 0;
}
