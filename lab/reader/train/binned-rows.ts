/** Rows to learn from, their values put into few bins; kept in shared memory, so that several threads can look at them. */
export interface BinnedRows {
  readonly count: number;
  /** Column after column, the bin of each row. */
  readonly bins: Uint8Array;
  /** For each column the values between its bins: bin b holds values up to the b-th. */
  readonly edges: readonly (readonly number[])[];
}

export const MOST_BINS = 63;

/** Cuts each column where its values divide into parts of about one size. */
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

/** Middles between neighbouring values. */
function edgesOf(column: Float32Array): number[] {
  const sorted = column.slice().sort();
  const edges: number[] = [];
  let left = sorted.length;
  let parts = MOST_BINS;
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

/** The first bin that holds the value. */
function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
