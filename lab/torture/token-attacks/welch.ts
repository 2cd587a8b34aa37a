interface Sample {
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
}

/**
 * Welch's t of two samples of unequal variance (B. L. Welch, Biometrika 34, 1947): the distance of their means in standard errors. Beyond 4.5
 * either way they count as different, the usual threshold of tests for timing leaks.
 */
export function welch(a: readonly number[], b: readonly number[]): { readonly t: number; readonly difference: number } {
  const [one, other] = [sample(a), sample(b)];
  const difference = one.mean - other.mean;
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  return { t: error === 0 ? 0 : difference / error, difference };
}

function sample(values: readonly number[]): Sample {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, variance, count };
}

/** Drops the largest twentieth, which the scheduler of the machine causes. */
export function withoutTail(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.95));
}
