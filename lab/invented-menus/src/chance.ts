import { createRandom, type Random } from '@menu-data-service/seeded-random';

export interface Chance extends Random {
  /** Number from low up to high. */
  between(low: number, high: number): number;
  /** Integer from low to high, inclusive. */
  whole(low: number, high: number): number;
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  among<T>(list: readonly (readonly [weight: number, value: T])[]): T;
}

/** Independent sequence per name: the same seed and name give the same draws, whatever other names drew before. */
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
