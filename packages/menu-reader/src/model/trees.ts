/** Node `n` continues with `yes[n]` if column[n] is at most threshold[n], else `no[n]`: a node, or leaf `k` as -1 - k. */
export interface Tree {
  readonly column: readonly number[];
  readonly threshold: readonly number[];
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly leaf: readonly number[];
}

/** Boosted trees for several classes; tree `t` adds to class `t` modulo their number. */
export type Forest = readonly Tree[];

/** Flattened forest, which is walked twice as fast; `next` has `yes` and `no` of each node. */
interface FlatForest {
  readonly roots: Int32Array;
  readonly column: Int32Array;
  readonly threshold: Float64Array;
  readonly next: Int32Array;
  readonly leaf: Float64Array;
}

const flatForests = new WeakMap<Forest, FlatForest>();

function flat(forest: Forest): FlatForest {
  const before = flatForests.get(forest);
  if (before) return before;
  let [nodes, leaves] = [0, 0];
  const shifted = forest.map((tree) => {
    const shift = (target: number): number => (target < 0 ? target - leaves : target + nodes);
    const root = shift(tree.column.length ? 0 : -1);
    const next = tree.column.flatMap((_, node) => [shift(tree.yes[node] ?? -1), shift(tree.no[node] ?? -1)]);
    nodes += tree.column.length;
    leaves += tree.leaf.length;
    return { root, next };
  });
  const flattened: FlatForest = {
    roots: Int32Array.from(shifted, ({ root }) => root),
    column: Int32Array.from(forest.flatMap(({ column }) => column)),
    threshold: Float64Array.from(forest.flatMap(({ threshold }) => threshold)),
    next: Int32Array.from(shifted.flatMap(({ next }) => next)),
    leaf: Float64Array.from(forest.flatMap(({ leaf }) => leaf)),
  };
  flatForests.set(forest, flattened);
  return flattened;
}

function leafOf({ column, threshold, next, leaf }: FlatForest, root: number, row: Float32Array): number {
  let node = root;
  while (node >= 0) {
    const isYes = (row[column[node] ?? 0] ?? 0) <= (threshold[node] ?? 0);
    node = next[isYes ? 2 * node : 2 * node + 1] ?? -1;
  }
  return leaf[-1 - node] ?? 0;
}

export function classChances(forest: Forest, classes: number, row: Float32Array): Float32Array {
  const flattened = flat(forest);
  const { roots } = flattened;
  const sums = new Float64Array(classes);
  for (let t = 0; t < roots.length; t++) {
    sums[t % classes] = (sums[t % classes] ?? 0) + leafOf(flattened, roots[t] ?? -1, row);
  }
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return Float32Array.from(shares, (share) => share / total);
}
