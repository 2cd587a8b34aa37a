import { type BitSet, forEachBit } from '../bit-set.ts';
import { GEO_FIELD, metresBetween, type Point, pointOf } from '../geo.ts';
import type { SortDirection } from '../settings.ts';
import type { Bucket, RankingRule } from './bucket.ts';
import type { Space } from './space.ts';

/** Smaller differences of distance count as equal. */
const MARGIN_METRES = 1;
const MAX_IN_BUCKET = 1000;
/** Fewer documents are sorted by whole metres, and then by number. */
const FEW = 1000;

/**
 * Buckets of equal distance from a point, documents without a place last (milli, `documents/geo_sort.rs`). If more documents are in one place
 * than a bucket holds, the engine takes any first, this one those that were added first.
 */
export function geoSortRule(from: Point, direction: SortDirection): RankingRule {
  return function* (space, universe, graph): Generator<Bucket> {
    const { placed, without } = distances(space, universe, from);
    const key = placed.length < FEW ? Math.floor : (metres: number) => metres;
    placed.sort((a, b) => key(a.metres) - key(b.metres) || a.document - b.document);
    if (direction === 'desc') placed.reverse();
    let bucket: number[] = [];
    let first = 0;
    for (const { document, metres } of placed) {
      const isFull = bucket.length === MAX_IN_BUCKET;
      if (bucket.length > 0 && (isFull || Math.abs(metres - first) > MARGIN_METRES)) {
        yield { documents: bucket.sort((a, b) => a - b), graph, cost: first };
        bucket = [];
      }
      if (bucket.length === 0) first = metres;
      bucket.push(document);
    }
    if (bucket.length > 0) yield { documents: bucket.sort((a, b) => a - b), graph, cost: first };
    if (without.length > 0) yield { documents: without, graph, cost: Number.POSITIVE_INFINITY };
  };
}

interface Placed {
  readonly document: number;
  readonly metres: number;
}

function distances(space: Space, universe: BitSet, from: Point) {
  const placed: Placed[] = [];
  const without: number[] = [];
  forEachBit(universe, (document) => {
    const inIndex = space.inIndex ? (space.inIndex[document] as number) : document;
    const point = pointOf(space.store.value(inIndex, GEO_FIELD));
    if (point) placed.push({ document, metres: metresBetween(from, point) });
    else without.push(document);
  });
  return { placed, without };
}
