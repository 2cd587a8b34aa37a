/** Mean and variance of some measurements. */
interface Sample {
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
}

/**
 * Welch's t of two samples of unequal variance (B. L. Welch, Biometrika 34, 1947): how many standard errors their means are
 * apart. Beyond 4.5 either way they are taken to differ, the usual threshold of tests for timing leaks.
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

/** The values without their largest twentieth, which the scheduler of the machine makes. */
export function withoutTail(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.95));
}
