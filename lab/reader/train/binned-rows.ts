/** Training rows with binned values; in shared memory, for several threads. */
export interface BinnedRows {
  readonly count: number;
  readonly bins: Uint8Array;
  readonly edges: readonly (readonly number[])[];
}

export const MAX_BINS = 63;

/** Cuts each column at quantiles of its values. */
export function binRows(rows: readonly Float32Array[], width: number): BinnedRows {
  const bins = new Uint8Array(new SharedArrayBuffer(width * rows.length));
  const column = new Float32Array(rows.length);
  const edges = Array.from({ length: width }, (_, index) => {
    rows.forEach((row, i) => {
      column[i] = row[index] ?? 0;
    });
    const own = edgesOf(column);
    const start = index * rows.length;
    for (let i = 0; i < column.length; i++) bins[start + i] = binOf(own, column[i] ?? 0);
    return own;
  });
  return { count: rows.length, bins, edges };
}

function edgesOf(column: Float32Array): number[] {
  const sorted = column.slice().sort();
  const edges: number[] = [];
  let left = sorted.length;
  let parts = MAX_BINS;
  let filled = 0;
  for (let i = 1; i < sorted.length && parts > 1; i++) {
    filled++;
    const [before, here] = [sorted[i - 1] ?? 0, sorted[i] ?? 0];
    if (before === here || filled < left / parts) continue;
    edges.push(Number(((before + here) / 2).toPrecision(7)));
    left -= filled;
    filled = 0;
    parts--;
  }
  return edges;
}

function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
