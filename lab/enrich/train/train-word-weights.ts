import { eachFeature, type WeightsFile } from '@menu-data-service/food-knowledge/weights/word-weights';
import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { createRandom, type Random } from '@menu-data-service/seeded-random';

export interface Example {
  readonly name: readonly string[];
  readonly description: readonly string[] | undefined;
  /** Belief that the item contains the allergen, 0 to 1; 0 if missing. */
  readonly truth: ReadonlyMap<AllergenCode, number>;
  readonly weight: number;
}

export interface TrainOptions {
  readonly labels: readonly AllergenCode[];
  readonly minCount: number;
  readonly epochs: number;
  readonly rate: number;
  readonly l2: number;
}

/** Random permutation (Fisher and Yates) of the numbers below `length`. */
function shuffled(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    const j = random.integer(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/**
 * Logistic regression per label by stochastic gradient descent with per-weight rates (AdaGrad), then one int8 per weight. Deterministic to
 * the byte.
 */
export function trainWordWeights(examples: readonly Example[], options: TrainOptions): WeightsFile {
  const { labels } = options;
  const counts = new Map<string, number>();
  for (const { name, description } of examples)
    eachFeature(name, description, (feature) => counts.set(feature, (counts.get(feature) ?? 0) + 1));
  const features = [...counts]
    .filter(([, count]) => count >= options.minCount)
    .map(([feature]) => feature)
    .sort();
  const index = new Map(features.map((feature, i) => [feature, i]));
  const rows = examples.map(({ name, description }) => {
    const row: number[] = [];
    eachFeature(name, description, (feature) => {
      const at = index.get(feature);
      if (at !== undefined) row.push(at);
    });
    return row;
  });
  const columns = labels.map((label) => fitLabel(examples, rows, features.length, label, options));
  return {
    labels,
    bias: columns.map(({ bias }) => Number(bias.toFixed(4))),
    scale: columns.map(({ scale }) => Number(scale.toPrecision(6))),
    features: features.join('\n'),
    weights: interleave(
      columns.map(({ quantised }) => quantised),
      features.length,
    ),
  };
}

function fitLabel(
  examples: readonly Example[],
  rows: readonly (readonly number[])[],
  width: number,
  label: AllergenCode,
  { epochs, rate, l2 }: TrainOptions,
): { bias: number; scale: number; quantised: Int8Array } {
  const weights = new Float64Array(width);
  const squares = new Float64Array(width).fill(1e-2);
  let bias = -2;
  let biasSquares = 1e-2;
  const random = createRandom(1);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const i of shuffled(examples.length, random)) {
      const example = examples[i];
      const row = rows[i];
      if (!example || !row) continue;
      let sum = bias;
      for (const at of row) sum += weights[at] ?? 0;
      const error = (1 / (1 + Math.exp(-sum)) - (example.truth.get(label) ?? 0)) * example.weight;
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
      for (const at of row) {
        const weight = weights[at] ?? 0;
        const gradient = error + l2 * weight;
        const square = (squares[at] ?? 0) + gradient * gradient;
        squares[at] = square;
        weights[at] = weight - (rate * gradient) / Math.sqrt(square);
      }
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127 || 1;
  return { bias, scale, quantised: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

function interleave(columns: readonly Int8Array[], length: number): string {
  const bytes = Buffer.alloc(length * columns.length);
  for (const [j, column] of columns.entries())
    for (let i = 0; i < length; i += 1) bytes.writeInt8(column[i] ?? 0, i * columns.length + j);
  return bytes.toString('base64');
}
