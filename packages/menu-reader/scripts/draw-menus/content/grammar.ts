import type { Chance } from '../chance.ts';
import { oddWord } from './odd-words.ts';

/** Pools of words by name, and patterns over them. */
export type Pools = ReadonlyMap<string, readonly string[]>;

/** `{pool}` becomes one of the pool, `{pool?}` one or nothing, `(a|b)` either, `{odd}` an invented word, `{n}` a small number. */
export function expand(pattern: string, pools: Pools, chance: Chance, depth = 0): string {
  const text = pattern
    .replace(/\(([^()]*\|[^()]*)\)/g, (_all, choices: string) => chance.pick(choices.split('|')))
    .replace(/\{(\w+)(\??)\}/g, (_all, name: string, optional: string) => {
      if (optional && chance.chance(0.5)) return '';
      if (name === 'odd') return oddWord(chance);
      if (name === 'n') return String(chance.whole(2, 12));
      const pool = pools.get(name);
      if (!pool) throw new RangeError(`no pool ${name} for ${pattern}`);
      return depth > 5 ? '' : expand(chance.pick(pool), pools, chance, depth + 1);
    });
  return text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
}
