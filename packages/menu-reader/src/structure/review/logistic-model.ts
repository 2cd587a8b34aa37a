/** Logistic regression over features normalised to mean 0 and deviation 1; lists are in the order of the features. */
export interface LogisticModel {
  readonly features: readonly string[];
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  readonly weights: readonly number[];
  readonly bias: number;
  readonly gate: number;
}

export function probabilityOf({ means, deviations, weights, bias }: LogisticModel, values: readonly number[]): number {
  const odds = values.reduce(
    (sum, value, i) => sum + ((weights[i] ?? 0) * (value - (means[i] ?? 0))) / (deviations[i] ?? 1),
    bias,
  );
  return 1 / (1 + Math.exp(-odds));
}
