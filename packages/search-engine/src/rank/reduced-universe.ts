import { type BitSet, intersectInto, unionInto } from '../bit-set.ts';
import type { DropOrder } from '../query/drop-order.ts';
import type { QueryGraph, QueryNode } from '../query/query-graph.ts';
import { nodeDocuments } from './node-documents.ts';
import type { Space } from './space.ts';

/** Documents of the universe that match with all droppable words dropped: the whole result. */
export function reducedUniverse(space: Space, universe: BitSet, graph: QueryGraph, order: DropOrder): BitSet {
  const droppable = new Set(order.flat());
  const known = new Map<QueryNode, BitSet>();
  /** Null means everything. */
  const behind = (next: readonly QueryNode[]): BitSet | null => {
    if (!next.length) return null;
    const out = space.newSet();
    for (const node of next) {
      const set = from(node);
      if (set === null) return null;
      unionInto(out, set);
    }
    return out;
  };
  const from = (node: QueryNode): BitSet | null => {
    const found = known.get(node);
    if (found) return found;
    const rest = behind(node.next);
    if (droppable.has(node)) return rest;
    if (rest === null) return nodeDocuments(space, node);
    intersectInto(rest, nodeDocuments(space, node));
    known.set(node, rest);
    return rest;
  };
  const out = universe.slice();
  const matching = behind(graph.start);
  if (matching) intersectInto(out, matching);
  return out;
}
