import { createRandom } from '@menu-data-service/seeded-random';

const DRAWS = 1000;
const SEED = 1;
const MIN = 5;

/**
 * 95 % interval of a figure by the percentile bootstrap (Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13): resamples
 * whole groups, because documents of one restaurant err alike. Null for fewer than five groups.
 */
export function bootstrapInterval<One>(
  all: readonly One[],
  groupOf: (one: One) => string,
  figure: (drawn: readonly One[]) => number,
): readonly [low: number, high: number] | null {
  const byGroup = new Map<string, One[]>();
  for (const one of all) byGroup.set(groupOf(one), [...(byGroup.get(groupOf(one)) ?? []), one]);
  const groups = [...byGroup.values()];
  if (groups.length < MIN) return null;
  const random = createRandom(SEED);
  const figures = Array.from({ length: DRAWS }, () => figure(groups.flatMap(() => random.pick(groups)))).sort(
    (a, b) => a - b,
  );
  return [figures[Math.floor(0.025 * DRAWS)] ?? 0, figures[Math.ceil(0.975 * DRAWS) - 1] ?? 0];
}
