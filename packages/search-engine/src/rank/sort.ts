import { type BitSet, countBits, documentsIn, forEachBit, hasBit } from '../bit-set.ts';
import type { SortKey } from '../settings.ts';
import type { SortOrder } from '../store/sort-order.ts';
import type { Bucket, RankingRule } from './bucket.ts';
import type { Space } from './space.ts';

/** From this share of all documents on, walking the sorted documents is cheaper than sorting the bucket. */
const LARGE_SHARE = 8;

/** Buckets of equal values of a field; documents without one are the last bucket (R36). */
export function sortRule(key: SortKey, order: SortOrder | undefined): RankingRule {
  return function* (space, universe, graph): Generator<Bucket> {
    if (!order) {
      yield { documents: universe, graph, cost: 0 };
      return;
    }
    const size = countBits(universe);
    const sorted =
      space.inIndex === null && size * LARGE_SHARE > space.size
        ? walkSorted(order, key, universe)
        : sortBucket(space, order, key, universe);
    let run: number[] = [];
    let runPlace = -1;
    for (const [document, place] of sorted) {
      if (run.length && place !== runPlace) {
        yield { documents: run.sort((a, b) => a - b), graph, cost: runPlace };
        run = [];
      }
      runPlace = place;
      run.push(document);
    }
    if (run.length) yield { documents: run.sort((a, b) => a - b), graph, cost: runPlace };
  };
}

function* walkSorted(order: SortOrder, key: SortKey, universe: BitSet): Generator<readonly [number, number]> {
  const { sorted } = order;
  const places = (from: number, to: number) => (key.direction === 'asc' ? [from, to, 1] : [to - 1, from - 1, -1]);
  const numbers = order.numberCount;
  for (const [from, to, step] of [places(0, numbers), places(numbers, sorted.length)] as [number, number, number][])
    for (let i = from; i !== to; i += step) {
      const document = sorted[i] as number;
      if (hasBit(universe, document)) yield [document, order.place(document, key.direction)];
    }
  for (const document of documentsIn(universe))
    if (order.ranks[document] === 0) yield [document, Number.POSITIVE_INFINITY];
}

/** Place and document are sorted as one number, which is many times faster than comparing pairs. */
function* sortBucket(
  space: Space,
  order: SortOrder,
  key: SortKey,
  universe: BitSet,
): Generator<readonly [number, number]> {
  const last = order.lastRank + 1;
  const keys = new Float64Array(countBits(universe));
  let at = 0;
  forEachBit(universe, (document) => {
    const inIndex = space.inIndex ? (space.inIndex[document] as number) : document;
    keys[at++] = Math.min(order.place(inIndex, key.direction), last) * space.size + document;
  });
  for (const value of keys.sort()) yield [value % space.size, Math.floor(value / space.size)];
}
