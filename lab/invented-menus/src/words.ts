import type { Chance } from './chance.ts';

export type Pools = ReadonlyMap<string, readonly string[]>;

const STARTS =
  'ba be bra ca cha co da del do el fa flo ga glen ha hol ja ka kra la le lin ma mar mo na nor pa pe ra ri ro sa sha so sta ta ti tre ve vol wa wil ya'.split(
    ' ',
  );
const MIDDLES = 'ba cchi da di dra ga gi la li lla lo ma mi na ni no pa ra ri ro sa si sso ta ti va vi'.split(' ');
const ENDS =
  'n r s l no na ra tto lli ck ton ley den field ham well by wick ford mann berg dal san tine ac eau ez os ia'.split(
    ' ',
  );

/** Invented capitalised word of two to four syllables. */
export function oddWord(chance: Chance): string {
  const middles = Array.from({ length: Number(chance.weighted({ 0: 3, 1: 4, 2: 1 })) }, () => chance.pick(MIDDLES));
  const word = [chance.pick(STARTS), ...middles, chance.pick(ENDS)].join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `{pool}` becomes one of the pool, `{pool?}` one or nothing, `(a|b)` either, `{odd}` an invented word, `{n}` a small number. */
export function expand(pattern: string, pools: Pools, chance: Chance, depth = 0): string {
  const text = pattern
    // recheck-ignore: the words are our own
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
