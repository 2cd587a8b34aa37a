/** The value below which the share `q` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
}

/** The middle one of the values; of an even number of them the upper of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
