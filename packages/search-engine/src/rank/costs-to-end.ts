import type { QueryGraph, QueryNode } from '../query/query-graph.ts';

/** All possible costs of the rest of the query from a node (null: from its start), given the possible costs of each step. */
export function costsToEnd(
  graph: QueryGraph,
  stepCosts: (from: QueryNode | null, to: QueryNode) => readonly number[],
): (node: QueryNode | null) => ReadonlySet<number> {
  const known = new Map<QueryNode | null, ReadonlySet<number>>();
  const costs = (node: QueryNode | null): ReadonlySet<number> => {
    let own = known.get(node);
    if (own) return own;
    const next = node ? node.next : graph.start;
    const sums = new Set<number>(next.length ? [] : [0]);
    for (const to of next) for (const step of stepCosts(node, to)) for (const rest of costs(to)) sums.add(step + rest);
    own = sums;
    known.set(node, own);
    return own;
  };
  return costs;
}
