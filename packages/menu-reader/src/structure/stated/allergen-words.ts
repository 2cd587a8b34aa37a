import { ALLERGENS, type AllergenCode, allergenCode } from '@menu-data-service/allergens';
import { inSmallLetters } from '../../any-case.ts';
import { FOREIGN_NAMES } from './foreign-words.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();

const BY_WORD: ReadonlyMap<string, AllergenCode> = new Map(
  ALLERGENS.flatMap(({ code, name, aliases }) => [name, ...aliases].map((word) => [plain(word), code] as const)),
);
const EXTRA: readonly (readonly [string, AllergenCode])[] = [
  ['shellfish', 'CRUSTACEANS'],
  ['soybean', 'SOYA'],
  ['soya bean', 'SOYA'],
  ['so2', 'SULPHITES'],
  ['sulphite', 'SULPHITES'],
  ['sulfite', 'SULPHITES'],
  ['sulphur', 'SULPHITES'],
  ['cereal', 'GLUTEN'],
  ['prawn', 'CRUSTACEANS'],
];
const ENGLISH = new Map([...BY_WORD, ...EXTRA]);
const FOREIGN = Object.entries(FOREIGN_NAMES).flatMap(([name, words]) =>
  words.map((word): [string, AllergenCode | undefined] => [plain(word), allergenCode(name)]),
);
const WORDS = new Map<string, AllergenCode | undefined>([...FOREIGN, ...ENGLISH]);

/** Longest first; without groups. */
const patternOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/ /g, '[-\\s]+'))
    .join('|');

/** Pattern of all allergen words in every language that legends are read in, with the end of the word, for small letters. */
export const ALLERGEN_PATTERN = `(?:${patternOf(WORDS.keys())})(?![\\p{L}\\p{N}])`;

const allergenOf = (word: string): AllergenCode | undefined => WORDS.get(plain(word));

const EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])${ALLERGEN_PATTERN}`, 'gu');

/** The allergens a text names, in order, each once; "peanuts" are not also "nuts". */
export function allergensIn(text: string): AllergenCode[] {
  const found = [...inSmallLetters(text).matchAll(EACH)].flatMap((match) => allergenOf(match[0]) ?? []);
  return [...new Set(found)];
}

/** In English alone: a line "Poisson" is a heading sooner than a statement. */
const LISTED = `(?:tree )?(?:${patternOf(ENGLISH.keys())})(?:[- ]free)?`;
const LIST = new RegExp(
  String.raw`^\W*(?:allergens?\W+|contains\W+)?${LISTED}(?:\s*(?:[,/&+·]|\band\b)\s*${LISTED})*\W*$`,
  'i',
);

/** Nothing but allergens: "dairy, wheat", "gluten free, fish". */
export const isAllergenList = (text: string): boolean => LIST.test(text);

/** Nothing but allergens that are there: "(gluten, milk)", not "gluten free". */
export const isContainedList = (text: string): boolean => isAllergenList(text) && !/\bfree\b/i.test(text);
