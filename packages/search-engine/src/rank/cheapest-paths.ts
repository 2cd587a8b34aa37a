import { type BitSet, intersect3, isEmptySet, subtractFrom, unionInto } from '../bit-set.ts';
import { graphOfPaths, type QueryGraph, type QueryNode } from '../query/query-graph.ts';
import type { Bucket } from './bucket.ts';
import { costsToEnd } from './costs-to-end.ts';
import type { Space } from './space.ts';

export interface Edge {
  readonly cost: number;
  readonly node: QueryNode;
  /** Documents of this way, computed only when it is tried. */
  readonly documents: () => BitSet;
}

/** Ways from one node (null: the start of the query) to the next. */
export type EdgesOf = (from: QueryNode | null, to: QueryNode) => readonly Edge[];

/**
 * Buckets of documents by the minimum cost of a path through the graph. A document belongs to the first matching path of equal cost; a
 * bucket's graph holds the paths that won a document, and no others (R40).
 */
export function* cheapestPaths(space: Space, universe: BitSet, graph: QueryGraph, edgesOf: EdgesOf): Generator<Bucket> {
  const edges = memoizedEdges(edgesOf);
  const costs = costsToEnd(graph, (from, to) => edges(from, to).map(({ cost }) => cost));
  const left = universe.slice();
  const empty = new Set<Edge>();
  const known = new Set<Edge>();
  const scratch: BitSet[] = [];
  const path: QueryNode[] = [];

  const isOpen = (edge: Edge): boolean => {
    if (empty.has(edge)) return false;
    if (!known.has(edge)) {
      known.add(edge);
      if (isEmptySet(edge.documents())) empty.add(edge);
    }
    return !empty.has(edge);
  };
  for (const total of [...costs(null)].sort((a, b) => a - b)) {
    const bucket = space.newSet();
    const paths: QueryNode[][] = [];

    const arrive = (documents: BitSet): boolean => {
      paths.push([...path]);
      unionInto(bucket, documents);
      subtractFrom(left, documents);
      return isEmptySet(left);
    };
    const pass = (edge: Edge, to: QueryNode, rest: number, documents: BitSet): boolean => {
      if (edge.cost > rest || !costs(to).has(rest - edge.cost) || !isOpen(edge)) return false;
      scratch[path.length] ??= space.newSet();
      const remaining = scratch[path.length] as BitSet;
      if (!intersect3(remaining, documents, edge.documents(), left)) return false;
      path.push(edge.node);
      const done = visit(to, rest - edge.cost, remaining);
      path.pop();
      return done;
    };
    /** Continues from `from` with paths that cost `rest`; returns true when no document is left to find. */
    const visit = (from: QueryNode | null, rest: number, documents: BitSet): boolean => {
      const next = from ? from.next : graph.start;
      if (!next.length) return arrive(documents);
      return next.some((to) => edges(from, to).some((edge) => pass(edge, to, rest, documents)));
    };
    visit(null, total, universe);
    if (paths.length) yield { documents: bucket, graph: graphOfPaths(paths), cost: total };
    if (isEmptySet(left)) return;
  }
}

function memoizedEdges(edgesOf: EdgesOf): EdgesOf {
  const known = new Map<QueryNode | null, Map<QueryNode, readonly Edge[]>>();
  return (from, to) => {
    let byTarget = known.get(from);
    if (!byTarget) {
      byTarget = new Map();
      known.set(from, byTarget);
    }
    let edges = byTarget.get(to);
    if (!edges) {
      edges = edgesOf(from, to);
      byTarget.set(to, edges);
    }
    return edges;
  };
}
