import { addBit, type BitSet, forEachBit, hasBit } from '../bit-set.ts';
import type { QueryNode } from '../query/query-graph.ts';
import { POSITION_OF_BIT } from '../store/position-buckets.ts';
import type { RankingRule } from './bucket.ts';
import { cheapestPaths, type Edge } from './cheapest-paths.ts';
import { memoizeByNode } from './memoize-by-node.ts';
import { forEachPlace } from './node-places.ts';
import type { Space } from './space.ts';

/** Buckets by the distance of each word from its place in the query, over all attributes (R29). */
export const wordPositionRule: RankingRule = (space, universe, graph) => {
  const edgesTo = memoizeByNode((node): readonly Edge[] =>
    [...documentsByCost(space, universe, node)]
      .sort(([a], [b]) => a - b)
      .map(([cost, documents]) => ({ cost, node, documents: () => documents })),
  );
  return cheapestPaths(space, universe, graph, (_, node) => edgesTo(node));
};

const STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];

/** Steps of distance: 0, 1, 2-4, 5-7, 8-11 … */
function stepOf(distance: number): number {
  const step = STEPS.findIndex((last) => distance <= last);
  return step < 0 ? STEPS.length : step;
}

function costsOfBits(node: QueryNode): readonly number[] {
  return POSITION_OF_BIT.map((position) => {
    let cost = 0;
    for (let word = 0; word < node.size; word++) cost += stepOf(Math.abs(position - node.first) + word);
    return cost;
  });
}

/** Position bits by document of a space; reused across calls, all 0. */
let scratchBits: Uint32Array = new Uint32Array(0);

function documentsByCost(space: Space, universe: BitSet, node: QueryNode): Map<number, BitSet> {
  if (scratchBits.length < space.size) scratchBits = new Uint32Array(space.size + 1_000);
  const bitsOf = scratchBits;
  forEachPlace(space, node, ({ documents, positions, from, to }, only) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      if (!only || hasBit(only, document)) bitsOf[document] = (bitsOf[document] as number) | (positions[i] as number);
    }
  });
  const costs = costsOfBits(node);
  const sets: (BitSet | undefined)[] = [];
  forEachBit(universe, (document) => {
    let bits = bitsOf[document] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const cost = costs[31 - Math.clz32(lowest)] as number;
      let set = sets[cost];
      if (!set) {
        set = space.newSet();
        sets[cost] = set;
      }
      addBit(set, document);
      bits ^= lowest;
    }
  });
  bitsOf.fill(0, 0, space.size);
  const byCost = new Map<number, BitSet>();
  for (const [cost, set] of sets.entries()) if (set) byCost.set(cost, set);
  return byCost;
}
