import type { ItemDocument } from '../../../src/ports/search/documents.ts';

/**
 * The rule for judging hits, independent of the code under test. A query means one or more dishes, each a few words. Singular or plural,
 * connectives, punctuation and case do not matter. 3: the name has just these words · 2: the name has all of them · 1: name, description,
 * section, menu, restaurant and diet have all of them together · 0: anything else
 */
export type Grade = 0 | 1 | 2 | 3;

export interface GradedQuery {
  readonly family: Family;
  readonly typed: string;
  /** The person's intent, in any of these wordings. In family `prefix` the last word is cut short. */
  readonly means: readonly string[];
  /** Names that must never come before a hit of grade 2 or 3. */
  readonly falseFriend?: RegExp;
}

export const FAMILIES = [
  'exact',
  'prefix',
  'one typo',
  'two typos',
  'synonym',
  'two-word synonym',
  'plural',
  'cross-field',
  'diet word',
  'local word',
  'connectives',
  'wrong word',
  'false friend',
] as const;
export type Family = (typeof FAMILIES)[number];

const CONNECTIVES = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a', 'n']);

function plainWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const kept = words.filter((word) => !CONNECTIVES.has(word));
  return kept.length > 0 ? kept : words;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

interface Words {
  readonly text: readonly string[];
  readonly singular: ReadonlySet<string>;
}

function wordsOf(text: string): Words {
  const words = plainWords(text);
  return { text: words, singular: new Set(words.map(singular)) };
}

function holds(words: Words, wanted: readonly string[], cut: boolean): boolean {
  return wanted.every((word, i) => {
    if (words.singular.has(singular(word))) return true;
    return cut && i === wanted.length - 1 && words.text.some((other) => other.startsWith(word));
  });
}

function dietWords({ vegan, vegetarian, halal, spicy }: ItemDocument['item']): string {
  return [
    vegan && 'vegan plant based',
    (vegan || vegetarian) && 'vegetarian veggie',
    halal && 'halal',
    spicy && 'spicy',
  ]
    .filter((words) => words !== false)
    .join(' ');
}

interface ItemWords {
  readonly name: Words;
  readonly all: Words;
}

/** Words by document, because every item is graded for every query. */
const KNOWN = new WeakMap<ItemDocument, ItemWords>();

function itemWords(document: ItemDocument): ItemWords {
  let words = KNOWN.get(document);
  if (words === undefined) {
    const { item, sectionName, menuName, restaurantName } = document;
    const all = [item.name, item.description, sectionName, menuName, restaurantName, dietWords(item)].join(' ');
    words = { name: wordsOf(item.name), all: wordsOf(all) };
    KNOWN.set(document, words);
  }
  return words;
}

/** Words by intent, for the same reason. */
const WANTED = new Map<string, readonly string[]>();

function wantedWords(meant: string): readonly string[] {
  let words = WANTED.get(meant);
  if (words === undefined) {
    words = plainWords(meant);
    WANTED.set(meant, words);
  }
  return words;
}

export function grade(query: GradedQuery, hit: ItemDocument): Grade {
  const { name, all } = itemWords(hit);
  const cut = query.family === 'prefix';
  let best: Grade = 0;
  for (const wanted of query.means.map(wantedWords)) {
    if (name.text.length === wanted.length && wanted.every((word, i) => word === name.text[i])) return 3;
    if (holds(name, wanted, cut)) best = 2;
    else if (best === 0 && holds(all, wanted, cut)) best = 1;
  }
  return best;
}
