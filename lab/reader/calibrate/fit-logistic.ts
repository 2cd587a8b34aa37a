import type { LogisticModel } from '@menu-data-service/menu-reader/src/structure/review/logistic-model';

export interface LabelledRow {
  readonly values: readonly number[];
  readonly bad: boolean;
}

const ROUNDS = 12;
const DIGITS = 5;
/** Minimum deviation; a feature that hardly varies is left out by a deviation of 1. */
const MIN_DEVIATION = 1e-6;

/**
 * Logistic regression by Newton's method over features normalised to mean 0 and deviation 1. Deterministic.
 *
 * @param penalty half of it times the sum of the squared weights is added to the loss; the bias is free
 */
export function fitLogistic(
  features: readonly string[],
  rows: readonly LabelledRow[],
  penalty: number,
): Omit<LogisticModel, 'gate'> {
  const columns = features.map((_, i) => rows.map(({ values }) => values[i] ?? 0));
  const means = columns.map((column) => rounded(meanOf(column)));
  const deviations = columns.map((column, i) => {
    const deviation = Math.sqrt(meanOf(column.map((value) => (value - (means[i] ?? 0)) ** 2)));
    return deviation > MIN_DEVIATION ? rounded(deviation) : 1;
  });
  // the first entry is that of the bias
  const inputs = rows.map(({ values }) => [
    1,
    ...features.map((_, i) => ((values[i] ?? 0) - (means[i] ?? 0)) / (deviations[i] ?? 1)),
  ]);
  let weights = features.concat('').map(() => 0);
  for (let round = 0; round < ROUNDS; round++) weights = newtonStep(inputs, rows, weights, penalty);
  const [bias = 0, ...own] = weights.map(rounded);
  return { features, means, deviations, weights: own, bias };
}

function newtonStep(
  inputs: readonly (readonly number[])[],
  rows: readonly LabelledRow[],
  weights: readonly number[],
  penalty: number,
): number[] {
  const size = weights.length;
  const gradient = weights.map((weight, i) => (i ? penalty * weight : 0));
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j && i ? penalty : 0)));
  inputs.forEach((input, n) => {
    const odds = input.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
    const chance = 1 / (1 + Math.exp(-odds));
    const error = chance - (rows[n]?.bad ? 1 : 0);
    const spread = Math.max(1e-9, chance * (1 - chance));
    for (let i = 0; i < size; i++) {
      const value = input[i] ?? 0;
      gradient[i] = (gradient[i] ?? 0) + error * value;
      const line = curvature[i] ?? [];
      for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + spread * value * (input[j] ?? 0);
    }
  });
  const step = solve(curvature, gradient);
  return weights.map((weight, i) => weight - (step[i] ?? 0));
}

/** Gaussian elimination; the matrix is positive definite, so that no pivoting is needed. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    const head = pivot[i] ?? 1;
    for (let j = i; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / head;
    rows.forEach((line, k) => {
      const factor = line[i] ?? 0;
      if (k === i || factor === 0) return;
      for (let j = i; j < line.length; j++) line[j] = (line[j] ?? 0) - factor * (pivot[j] ?? 0);
    });
  });
  return rows.map((line) => line.at(-1) ?? 0);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));
