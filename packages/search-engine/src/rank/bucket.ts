import type { BitSet } from '../bit-set.ts';
import type { QueryGraph } from '../query/query-graph.ts';
import type { Space } from './space.ts';

/** Documents that a ranking rule holds equal, and the interpretations of the query that led to them. */
export interface Bucket {
  /** A set, or numbers in ascending order. */
  readonly documents: BitSet | readonly number[];
  readonly graph: QueryGraph;
  /** Cost under the rule; comparable across indexes with the same settings for one query, except for sort rules. */
  readonly cost: number;
}

/** Splits a universe of documents into buckets, best first; the buckets are disjoint and cover it. */
export type RankingRule = (space: Space, universe: BitSet, graph: QueryGraph) => Iterable<Bucket>;
