import { FOODS } from './foods.ts';
import type { Named } from './named.ts';
import { type Found, isJoin } from './phrase-table.ts';
import { createTally } from './tally.ts';
import type { Token } from './tokens.ts';

/** Names of restaurants that come and go one by one, found at a place among tokens whatever their number. */
export interface RestaurantTable {
  /** @param name folded */
  add(name: string): void;
  remove(name: string): void;
  /** The longest name that begins there, with its "the" or without. Hyphens between its words do not matter. */
  at(tokens: readonly Token[], from: number): Found<Named> | null;
  /** Whether the word is in one of the names. */
  hasWord(word: string): boolean;
}

const SHORTEST = 4;
const ARTICLE = 'the ';

/** A name as people say it: without "the"; null where it is too short or a food, and would be taken for what is looked for. */
function asSaid(name: string): string | null {
  const plain = name.startsWith(ARTICLE) ? name.slice(ARTICLE.length) : name;
  return plain.length < SHORTEST || FOODS.has(plain) ? null : plain;
}

export function createRestaurantTable(): RestaurantTable {
  const said = createTally();
  const words = createTally();
  /** By the first word of names, how many words the longest of them has had; it may be gone since. */
  const longest = new Map<string, number>();

  return {
    add(name) {
      const plain = asSaid(name);
      if (plain === null) return;
      said.add(plain);
      const all = plain.split(' ');
      for (const word of all) words.add(word);
      const [first = ''] = all;
      longest.set(first, Math.max(all.length, longest.get(first) ?? 0));
    },
    remove(name) {
      const plain = asSaid(name);
      if (plain === null) return;
      said.remove(plain);
      for (const word of plain.split(' ')) words.remove(word);
    },
    hasWord: words.has,
    at(tokens, from) {
      let phrase = '';
      let found: Found<string> | null = null;
      let at = from;
      const most = longest.get(tokens[from]?.text ?? '') ?? 0;
      for (let number = 0; number < most; number += 1) {
        if (number > 0 && isJoin(tokens[at])) at += 1;
        const token = tokens[at];
        if (token === undefined || token.kind === 'literal' || token.kind === 'sign') break;
        phrase = number === 0 ? token.text : `${phrase} ${token.text}`;
        at += 1;
        if (said.has(phrase)) found = { value: phrase, next: at };
      }
      if (found === null) return null;
      const { value: name, next } = found;
      return { value: { name, values: [name, ARTICLE + name] }, next };
    },
  };
}
