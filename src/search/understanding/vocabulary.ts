import { memoize } from '@menu-data-service/menu-model/memoize';
import { readGroups, readList, readPairs } from '../words/read-list.ts';
import type { DishVocabulary } from './dish-words.ts';
import { FOODS } from './foods.ts';
import type { Named, Words } from './named.ts';
import { type NearWords, nearWords } from './near-word.ts';
import { type PhraseTable, phraseTable } from './phrase-table.ts';
import type { RestaurantTable } from './restaurant-table.ts';
import { AVOIDING_WORDS, avoidedWords } from './words/avoided.ts';
import { COURSE_WORDS } from './words/courses.ts';
import { FLAG_WORDS } from './words/diets.ts';

/** Words that express a condition because of the indexed data. */
export interface Vocabulary {
  readonly cities: PhraseTable<Named>;
  readonly cuisines: PhraseTable<Named>;
  readonly restaurants: Pick<RestaurantTable, 'at' | 'hasWord'>;
  readonly districts: Words;
  /** Corrections of typos, including fixed words. */
  readonly near: NearWords;
  /** Correctly spelled words, whatever they mean. */
  readonly known: Words;
  readonly dishes: Omit<DishVocabulary, 'add'>;
}

const GENERAL_TOWN_WORDS: ReadonlySet<string> = new Set(readGroups('asked/places.txt')('general'));
const GENERAL_CUISINE_WORDS: ReadonlySet<string> = new Set(readGroups('asked/cuisines.txt')('general'));
/** Stored cuisines by their colloquial names. */
const CUISINE_ALIASES = readPairs('asked/cuisine-aliases.txt');
/** Words of exclusion, in which a typo would reverse the meaning. */
const SLIPPING = avoidedWords('allergy').filter((phrase) => !phrase.includes(' '));
const MIN_PART_LENGTH = 4;

/** Finds values that contain a phrase, by its first word. */
function holding(values: readonly string[]): (phrase: string) => readonly string[] {
  const byWord = new Map<string, string[]>();
  for (const value of values) {
    for (const word of new Set(value.split(' '))) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [value]);
      else list.push(value);
    }
  }
  return (phrase) =>
    (byWord.get(phrase.split(' ', 1)[0] ?? '') ?? []).filter((value) => ` ${value} `.includes(` ${phrase} `));
}

/** Whole names, and the first word of longer ones: people say "stoke" and "burton". */
function cityPhrases(cities: readonly string[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  const valuesOf = holding(cities);
  for (const city of cities) {
    const [first = '', ...more] = city.split(' ');
    if (more.length > 0 && first.length >= MIN_PART_LENGTH && !GENERAL_TOWN_WORDS.has(first))
      found.set(first, { name: first, values: valuesOf(first) });
  }
  for (const city of cities) if (city !== '') found.set(city, { name: city, values: valuesOf(city) });
  return found;
}

/** Whole values, single words that are meaningful alone, and other names of existing cuisines. */
function cuisinePhrases(cuisines: readonly string[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  const valuesOf = holding(cuisines);
  for (const [words, aliases] of CUISINE_ALIASES) {
    const values = valuesOf(words);
    if (values.length === 0) continue;
    for (const alias of aliases) found.set(alias, { name: words, values, ...(alias.includes(' ') && { sure: true }) });
  }
  for (const cuisine of cuisines)
    for (const word of cuisine.split(' '))
      if (word.length >= MIN_PART_LENGTH - 1 && !GENERAL_CUISINE_WORDS.has(word))
        found.set(word, { name: word, values: valuesOf(word) });
  for (const cuisine of cuisines) if (cuisine !== '') found.set(cuisine, { name: cuisine, values: valuesOf(cuisine) });
  return found;
}

/** Memoizes corrections, as the same words are typed again and again. */
function memoizedNear(words: ReadonlySet<string>): NearWords {
  return { nearest: memoize(nearWords(words).nearest) };
}

/** Words that are correct whatever names there are. */
const ALWAYS_KNOWN: ReadonlySet<string> = new Set([
  ...FOODS,
  ...AVOIDING_WORDS,
  ...readList('asked/fillers.txt').flatMap((phrase) => phrase.split(' ')),
  ...readList('typo-guards.txt'),
]);

/** Distinct folded names. */
export interface NamesInUse {
  readonly cities: readonly string[];
  readonly cuisines: readonly string[];
  readonly districts: Words;
  readonly restaurants: Pick<RestaurantTable, 'at' | 'hasWord'>;
  readonly dishes: Vocabulary['dishes'];
}

/** Builds the vocabulary of these names; all but cities and cuisines may change under it. */
export function vocabularyOf({ cities: towns, cuisines: kitchens, ...following }: NamesInUse): Vocabulary {
  const cities = phraseTable(cityPhrases(towns));
  const cuisines = phraseTable(cuisinePhrases(kitchens));
  return {
    ...{ cities, cuisines, ...following },
    near: memoizedNear(new Set([...FLAG_WORDS, ...COURSE_WORDS, ...SLIPPING, ...cities.words, ...cuisines.words])),
    known: {
      has: (word) =>
        ALWAYS_KNOWN.has(word) ||
        cities.words.has(word) ||
        cuisines.words.has(word) ||
        following.restaurants.hasWord(word),
    },
  };
}
