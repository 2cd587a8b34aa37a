import type { Tree } from '@menu-data-service/menu-reader/src/model/trees';
import { type BinnedRows, MAX_BINS } from './binned-rows.ts';

export interface TreeOptions {
  readonly leaves: number;
  readonly least: number;
  /** Added to the curvature of a leaf: the higher, the closer its value to zero. */
  readonly penalty: number;
}

export interface Slopes {
  readonly gradient: Float32Array;
  readonly curvature: Float32Array;
}

interface Cut {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

interface Leaf {
  readonly rows: Int32Array;
  /** Sums of gradient and curvature, for each considered column and each bin. */
  readonly sums: Float64Array;
  readonly gradient: number;
  readonly curvature: number;
  readonly cut: Cut | null;
  /** Place of its node in the tree: the list of children and the index in it. */
  readonly place: { readonly list: number[]; readonly index: number } | null;
}

const WIDTH = 2 * (MAX_BINS + 1);

/** Tree with the highest bin of each node that goes on to "yes". */
export interface GrownTree extends Tree {
  readonly bin: readonly number[];
}

/** Grows one tree, always at the leaf with the largest gain. Leaves hold the step to take, before any rate. */
export function growTree(
  { bins, count, edges }: BinnedRows,
  rows: Int32Array,
  columns: readonly number[],
  { gradient, curvature }: Slopes,
  { leaves, least, penalty }: TreeOptions,
): GrownTree {
  const tree = {
    column: [] as number[],
    threshold: [] as number[],
    bin: [] as number[],
    yes: [] as number[],
    no: [] as number[],
  };
  let open: Leaf[] = [leafOf(rows, sumsOf(rows), null)];
  while (open.length < leaves) {
    const best = open.reduce((one, other) => ((other.cut?.gain ?? 0) > (one.cut?.gain ?? 0) ? other : one));
    if (!best.cut) break;
    const children = split(best, best.cut);
    open = open.filter((leaf) => leaf !== best).concat(children);
  }
  const leaf = open.map((one, k) => {
    if (one.place) one.place.list[one.place.index] = -1 - k;
    return -one.gradient / (one.curvature + penalty);
  });
  return { ...tree, leaf };

  function leafOf(own: Int32Array, sums: Float64Array, place: Leaf['place']): Leaf {
    let [totalGradient, totalCurvature] = [0, 0];
    for (let bin = 0; bin < WIDTH; bin += 2) {
      totalGradient += sums[bin] ?? 0;
      totalCurvature += sums[bin + 1] ?? 0;
    }
    const cut = bestCut(sums, totalGradient, totalCurvature, own.length);
    return { rows: own, sums, gradient: totalGradient, curvature: totalCurvature, cut, place };
  }

  function sumsOf(own: Int32Array): Float64Array {
    const sums = new Float64Array(columns.length * WIDTH);
    const [first, second] = [new Float32Array(own.length), new Float32Array(own.length)];
    for (let j = 0; j < own.length; j++) {
      first[j] = gradient[own[j] ?? 0] ?? 0;
      second[j] = curvature[own[j] ?? 0] ?? 0;
    }
    columns.forEach((column, c) => {
      const [start, base] = [column * count, c * WIDTH];
      for (let j = 0; j < own.length; j++) {
        const at = base + 2 * (bins[start + (own[j] ?? 0)] ?? 0);
        sums[at] = (sums[at] ?? 0) + (first[j] ?? 0);
        sums[at + 1] = (sums[at + 1] ?? 0) + (second[j] ?? 0);
      }
    });
    return sums;
  }

  /** Row counts are derived from their share of the curvature. */
  function bestCut(sums: Float64Array, allGradient: number, allCurvature: number, size: number): Cut | null {
    if (size < 2 * least) return null;
    const perRow = size / Math.max(1e-12, allCurvature);
    const whole = (allGradient * allGradient) / (allCurvature + penalty);
    let found: Cut | null = null;
    columns.forEach((column, c) => {
      let [leftGradient, leftCurvature] = [0, 0];
      for (let bin = 0; bin < (edges[column]?.length ?? 0); bin++) {
        leftGradient += sums[c * WIDTH + 2 * bin] ?? 0;
        leftCurvature += sums[c * WIDTH + 2 * bin + 1] ?? 0;
        if (leftCurvature * perRow < least) continue;
        const rightCurvature = allCurvature - leftCurvature;
        if (rightCurvature * perRow < least) break;
        const rightGradient = allGradient - leftGradient;
        const gain =
          (leftGradient * leftGradient) / (leftCurvature + penalty) +
          (rightGradient * rightGradient) / (rightCurvature + penalty) -
          whole;
        if (gain > (found?.gain ?? 1e-6)) found = { column, bin, gain };
      }
    });
    return found;
  }

  /** Turns a leaf into a node; sums of the larger part are the difference of the whole and the smaller part. */
  function split(leafToCut: Leaf, { column, bin }: Cut): Leaf[] {
    const node = tree.column.length;
    tree.column.push(column);
    tree.threshold.push(edges[column]?.[bin] ?? 0);
    tree.bin.push(bin);
    tree.yes.push(0);
    tree.no.push(0);
    if (leafToCut.place) leafToCut.place.list[leafToCut.place.index] = node;
    const start = column * count;
    const isLeft = (row: number): boolean => (bins[start + row] ?? 0) <= bin;
    const [left, right] = [leafToCut.rows.filter(isLeft), leafToCut.rows.filter((row) => !isLeft(row))];
    const small = sumsOf(left.length < right.length ? left : right);
    const large = leafToCut.sums;
    for (let i = 0; i < large.length; i++) large[i] = (large[i] ?? 0) - (small[i] ?? 0);
    const [leftSums, rightSums] = left.length < right.length ? [small, large] : [large, small];
    return [
      leafOf(left, leftSums, { list: tree.yes, index: node }),
      leafOf(right, rightSums, { list: tree.no, index: node }),
    ];
  }
}
