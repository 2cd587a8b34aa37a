import { createRandom, type Random } from '@menu-data-service/seeded-random';

/** Repeatable chance with the draws that menus need. */
export interface Chance extends Random {
  /** A number from low up to high. */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** A key of the table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
}

/** The same seed and name give the same draws, whatever other names drew before. */
export function createChance(seed: number, name: string): Chance {
  let mixed = seed >>> 0;
  for (const letter of name) mixed = (Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) + 0x9e3779b9) >>> 0;
  const random = createRandom(mixed);
  return {
    ...random,
    between: (low, high) => low + random.next() * (high - low),
    whole: (low, high) => low + random.integer(high - low + 1),
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries[0]?.[0] as keyof typeof weights;
    },
  };
}
