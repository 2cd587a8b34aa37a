/**
 * A decision tree. Node `n` asks whether the value of column `column[n]` is at most `threshold[n]` and goes on to
 * `yes[n]` or `no[n]`: a node, or leaf `k` as -1 - k.
 */
export interface Tree {
  readonly column: readonly number[];
  readonly threshold: readonly number[];
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly leaf: readonly number[];
}

/** Boosted trees for several classes; tree `t` adds to class `t` modulo their number. */
export type Forest = readonly Tree[];

function leafOf({ column, threshold, yes, no, leaf }: Tree, row: Float32Array): number {
  let node = column.length ? 0 : -1;
  while (node >= 0) node = ((row[column[node] ?? 0] ?? 0) <= (threshold[node] ?? 0) ? yes[node] : no[node]) ?? -1;
  return leaf[-1 - node] ?? 0;
}

/** The probability of each class. */
export function classChances(forest: Forest, classes: number, row: Float32Array): Float32Array {
  const sums = new Float64Array(classes);
  forest.forEach((tree, t) => {
    sums[t % classes] = (sums[t % classes] ?? 0) + leafOf(tree, row);
  });
  const highest = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return Float32Array.from(shares, (share) => share / total);
}
