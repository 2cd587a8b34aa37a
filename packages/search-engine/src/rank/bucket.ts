import type { BitSet } from '../bit-set.ts';
import type { QueryGraph } from '../query/query-graph.ts';
import type { Space } from './space.ts';

/** Documents a ranking rule holds equal, and the readings of the query that led to them. */
export interface Bucket {
  /** A set, or the numbers in rising order. */
  readonly documents: BitSet | readonly number[];
  readonly graph: QueryGraph;
  /** What the rule has against them; for one query of one scale in all indexes with the same settings, but for sort rules. */
  readonly cost: number;
}

/** Splits a universe of documents into buckets, best first; the buckets are disjoint and cover it. */
export type RankingRule = (space: Space, universe: BitSet, graph: QueryGraph) => Iterable<Bucket>;
