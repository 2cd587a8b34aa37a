import { createRandom, type Random } from '@menu-data-service/seeded-random';

/** Repeatable chance with the draws that menus need. */
export interface Chance extends Random {
  /** A number from low up to high. */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** A key of the table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** A value of the list, as often as the weight before it says. */
  among<T>(list: readonly (readonly [weight: number, value: T])[]): T;
}

/** The same seed and name give the same draws, whatever other names drew before. */
export function createChance(seed: number, name: string): Chance {
  let mixed = seed >>> 0;
  for (const letter of name) mixed = (Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193) + 0x9e3779b9) >>> 0;
  const random = createRandom(mixed);
  const among: Chance['among'] = (list) => {
    let left = random.next() * list.reduce((sum, [weight]) => sum + weight, 0);
    const found = list.find(([weight]) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? list[0])?.[1] as (typeof list)[number][1];
  };
  return {
    ...random,
    among,
    between: (low, high) => low + random.next() * (high - low),
    whole: (low, high) => low + random.integer(high - low + 1),
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) =>
      among(Object.entries<number>(weights).map(([key, weight]) => [weight, key as K])),
  };
}
