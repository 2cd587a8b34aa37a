import { FOODS } from './foods.ts';
import type { Named } from './named.ts';
import { type Found, isJoin } from './phrase-table.ts';
import { createTally } from './tally.ts';
import type { Token } from './tokens.ts';

/** Finds names of restaurants, which change one by one, among tokens at a cost independent of their number. */
export interface RestaurantTable {
  /** @param name folded */
  add(name: string): void;
  remove(name: string): void;
  /** The longest name that begins there, with or without its "the". Ignores hyphens between its words. */
  at(tokens: readonly Token[], from: number): Found<Named> | null;
  hasWord(word: string): boolean;
}

const MIN_LENGTH = 4;
const ARTICLE = 'the ';

/** The name without "the"; null if it is too short or a food, and would be taken for a dish. */
function withoutArticle(name: string): string | null {
  const plain = name.startsWith(ARTICLE) ? name.slice(ARTICLE.length) : name;
  return plain.length < MIN_LENGTH || FOODS.has(plain) ? null : plain;
}

export function createRestaurantTable(): RestaurantTable {
  const said = createTally();
  const words = createTally();
  /** Greatest length of names by their first word; never shrinks. */
  const longest = new Map<string, number>();

  return {
    add(name) {
      const plain = withoutArticle(name);
      if (plain === null) return;
      said.add(plain);
      const all = plain.split(' ');
      for (const word of all) words.add(word);
      const [first = ''] = all;
      longest.set(first, Math.max(all.length, longest.get(first) ?? 0));
    },
    remove(name) {
      const plain = withoutArticle(name);
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
