import { remembered } from '../../lib/remembered.ts';
import { readGroups, readList, readPairs } from '../words/read-list.ts';
import { FOODS } from './foods.ts';
import { type NearWords, nearWords } from './near-word.ts';
import { type PhraseTable, phraseTable } from './phrase-table.ts';
import { ALLERGY, AVOIDING_WORDS } from './words/avoided.ts';
import { COURSE_WORDS } from './words/courses.ts';
import { FLAG_WORDS } from './words/diets.ts';

/** A name from the data: as it is said back, and the values of the documents it stands for. All folded. */
export interface Named {
  readonly name: string;
  readonly values: readonly string[];
  /** What it is called cannot be the name of a food. */
  readonly sure?: true;
}

/** The words that mean a condition because of what the index holds. */
export interface Vocabulary {
  readonly cities: PhraseTable<Named>;
  readonly cuisines: PhraseTable<Named>;
  readonly restaurants: PhraseTable<Named>;
  readonly districts: ReadonlySet<string>;
  /** For mistyped words, fixed ones among them. */
  readonly near: NearWords;
  /** Words that are spelled rightly, whatever they mean. */
  readonly known: ReadonlySet<string>;
}

/** The fields whose values the vocabulary is made of. */
export const DATA_FIELDS = ['city', 'cuisine', 'district', 'restaurant'] as const;
export type DataField = (typeof DATA_FIELDS)[number];

/** Their values. */
export type DataWords = Readonly<Record<DataField, readonly string[]>>;

export function dataWords(valuesOf: (field: DataField) => readonly string[]): DataWords {
  return Object.fromEntries(DATA_FIELDS.map((field) => [field, valuesOf(field)])) as unknown as DataWords;
}

const GENERAL_TOWN_WORDS: ReadonlySet<string> = new Set(readGroups('asked/places.txt')('general'));
const GENERAL_CUISINE_WORDS: ReadonlySet<string> = new Set(readGroups('asked/cuisines.txt')('general'));
/** Words by which restaurants give a cuisine, with what people call it. */
const CUISINE_ALIASES = readPairs('asked/cuisine-aliases.txt');
/** Words that say what must be left out; a slip in them would turn that round. */
const SLIPPING = ALLERGY.filter((phrase) => !phrase.includes(' '));
const SHORTEST_PART = 4;

function holding(values: readonly string[], phrase: string): readonly string[] {
  return values.filter((value) => ` ${value} `.includes(` ${phrase} `));
}

/** Whole names, and the first word of longer ones: people say "stoke" and "burton". */
function cityPhrases(cities: readonly string[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const city of cities) {
    const [first = '', ...more] = city.split(' ');
    if (more.length > 0 && first.length >= SHORTEST_PART && !GENERAL_TOWN_WORDS.has(first))
      found.set(first, { name: first, values: holding(cities, first) });
  }
  for (const city of cities) if (city !== '') found.set(city, { name: city, values: holding(cities, city) });
  return found;
}

/** Whole values, single words that say something alone, and other names of what is there. */
function cuisinePhrases(cuisines: readonly string[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const [words, aliases] of CUISINE_ALIASES) {
    const values = holding(cuisines, words);
    if (values.length === 0) continue;
    for (const alias of aliases) found.set(alias, { name: words, values, ...(alias.includes(' ') && { sure: true }) });
  }
  for (const cuisine of cuisines)
    for (const word of cuisine.split(' '))
      if (word.length >= SHORTEST_PART - 1 && !GENERAL_CUISINE_WORDS.has(word))
        found.set(word, { name: word, values: holding(cuisines, word) });
  for (const cuisine of cuisines)
    if (cuisine !== '') found.set(cuisine, { name: cuisine, values: holding(cuisines, cuisine) });
  return found;
}

function restaurantPhrases(restaurants: readonly string[]): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>();
  for (const name of restaurants) {
    const plain = name.replace(/^the /, '');
    if (plain.length < SHORTEST_PART || (!plain.includes(' ') && FOODS.has(plain))) continue;
    found.set(plain, { name: plain, values: [...(found.get(plain)?.values ?? []), name] });
  }
  return found;
}

/** Near words whose answers are remembered, as the same words are typed again and again. */
function rememberedNear(words: ReadonlySet<string>): NearWords {
  return { nearest: remembered(nearWords(words).nearest) };
}

/** The vocabulary of an index with these values in its documents. */
export function vocabularyOf(data: DataWords): Vocabulary {
  const cities = phraseTable(cityPhrases(data.city));
  const cuisines = phraseTable(cuisinePhrases(data.cuisine));
  const restaurants = phraseTable(restaurantPhrases(data.restaurant));
  return {
    ...{ cities, cuisines, restaurants },
    districts: new Set(data.district.filter((district) => district !== '')),
    near: rememberedNear(new Set([...FLAG_WORDS, ...COURSE_WORDS, ...SLIPPING, ...cities.words, ...cuisines.words])),
    known: new Set([
      ...cities.words,
      ...cuisines.words,
      ...restaurants.words,
      ...FOODS,
      ...AVOIDING_WORDS,
      ...readList('asked/fillers.txt').flatMap((phrase) => phrase.split(' ')),
      ...readList('typo-guards.txt'),
    ]),
  };
}
