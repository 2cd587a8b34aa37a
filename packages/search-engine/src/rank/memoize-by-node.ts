import type { QueryNode } from '../query/query-graph.ts';

export function memoizeByNode<T>(work: (node: QueryNode) => T): (node: QueryNode) => T {
  const known = new Map<QueryNode, T>();
  return (node) => {
    let value = known.get(node);
    if (value === undefined) {
      value = work(node);
      known.set(node, value);
    }
    return value;
  };
}
