/** Repeatable random numbers: the same seed gives the same sequence. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From 0 up to, not including, `below`. */
  integer(below: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32, a public-domain generator with 32 bits of state by Tommy Ettinger. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (!list.length) throw new RangeError('nothing to pick from');
      return list[integer(list.length)] as (typeof list)[number];
    },
    shuffle: (list) =>
      list
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}
