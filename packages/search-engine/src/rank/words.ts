import { type BitSet, intersect3, isEmptySet, subtractFrom, unionInto } from '../bit-set.ts';
import type { DropOrder } from '../query/drop-order.ts';
import { graphOfPaths, type QueryGraph, type QueryNode } from '../query/query-graph.ts';
import type { Bucket, RankingRule } from './bucket.ts';
import { costsToEnd } from './costs-to-end.ts';
import { nodeDocuments } from './node-documents.ts';
import type { Space } from './space.ts';

const NONE: ReadonlySet<QueryNode> = new Set();

/** Continues from a node with `rest` words to drop; true when no document is left to find. Nodes in `gone` must not be used. */
type Visit<From = QueryNode> = (from: From, rest: number, documents: BitSet, gone: ReadonlySet<QueryNode>) => boolean;

/** Buckets by the number of words dropped. A node may only be dropped with all that precede it in the drop order (R33). */
export function wordsRule(order: DropOrder): RankingRule {
  const before = new Map<QueryNode, ReadonlySet<QueryNode>>();
  const earlier = new Set<QueryNode>();
  for (const group of order) {
    const dropped = new Set(earlier);
    for (const node of group) before.set(node, dropped);
    for (const node of group) earlier.add(node);
  }
  return (space, universe, graph) => byDroppedWords(space, universe, graph, before);
}

function* byDroppedWords(
  space: Space,
  universe: BitSet,
  graph: QueryGraph,
  droppedBefore: ReadonlyMap<QueryNode, ReadonlySet<QueryNode>>,
): Generator<Bucket> {
  const costs = costsToEnd(graph, (_, to) => (droppedBefore.has(to) ? [0, to.size] : [0]));
  const left = universe.slice();
  const scratch: BitSet[] = [];
  const path: QueryNode[] = [];
  for (const total of [...costs(null)].sort((a, b) => a - b)) {
    const bucket = space.newSet();
    const paths: QueryNode[][] = [];

    const scratchHere = (): BitSet => {
      scratch[path.length] ??= space.newSet();
      return scratch[path.length] as BitSet;
    };
    const arrive = (documents: BitSet): boolean => {
      const won = scratchHere();
      if (!intersect3(won, documents, left, left)) return false;
      paths.push([...path]);
      unionInto(bucket, won);
      subtractFrom(left, won);
      return isEmptySet(left);
    };
    const dropping: Visit = (to, rest, documents, gone) => {
      const dropped = droppedBefore.get(to);
      if (!dropped || !costs(to).has(rest - to.size)) return false;
      return visit(to, rest - to.size, documents, dropped.size ? new Set([...gone, ...dropped]) : gone);
    };
    const keeping: Visit = (to, rest, documents, gone) => {
      if (!costs(to).has(rest) || gone.has(to)) return false;
      const remaining = scratchHere();
      if (!intersect3(remaining, documents, nodeDocuments(space, to), left)) return false;
      path.push(to);
      const done = visit(to, rest, remaining, gone);
      path.pop();
      return done;
    };
    const visit: Visit<QueryNode | null> = (from, rest, documents, gone) => {
      const next = from ? from.next : graph.start;
      if (!next.length) return rest === 0 && arrive(documents);
      return next.some((to) => dropping(to, rest, documents, gone) || keeping(to, rest, documents, gone));
    };
    visit(null, total, universe, NONE);
    if (paths.length) yield { documents: bucket, graph: graphOfPaths(paths), cost: total };
    if (isEmptySet(left)) return;
  }
}
