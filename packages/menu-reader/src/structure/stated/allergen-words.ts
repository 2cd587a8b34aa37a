import { ALLERGENS, type AllergenCode, allergenCode } from '@menu-data-service/menu-model/allergens';
import { lowerCased } from '../../any-case.ts';
import { wordListLines } from '../../vocabulary/load-forms.ts';
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
/** A legend that names one member says that its group is contained. */
const MEMBERS = wordListLines('allergen-members').flatMap((line) => {
  const [code = '', words = ''] = line.split(' | ');
  return words.split(', ').map((word): [string, AllergenCode | undefined] => [plain(word), allergenCode(code)]);
});
const WORDS = new Map<string, AllergenCode | undefined>([...MEMBERS, ...FOREIGN, ...ENGLISH]);

/** Longest first; without groups. */
const patternOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/ /g, '[-\\s]+'))
    .join('|');

/** Pattern of all allergen words in every language that legends are read in, with the end of the word, for lower case. */
export const ALLERGEN_PATTERN = `(?:${patternOf(WORDS.keys())})(?![\\p{L}\\p{N}])`;

const allergenOf = (word: string): AllergenCode | undefined => WORDS.get(plain(word));

const EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])${ALLERGEN_PATTERN}`, 'gu');

/** Allergens named in a text, in order, each once; "peanuts" are not also "nuts". */
export function allergensIn(text: string): AllergenCode[] {
  const found = [...lowerCased(text).matchAll(EACH)].flatMap((match) => allergenOf(match[0]) ?? []);
  return [...new Set(found)];
}

/** Words from which a list names absent or possible allergens: "soya but no gluten", "milk, may contain nuts". */
const LIST_ENDS = /\b(?:no|not|none|without|free (?:from|of)|may|might|could|traces?)\b|\?/i;
const FREE_OF_ONE = /[\p{L}]+(?:[- ]free)\b/giu;

export function containedIn(list: string): AllergenCode[] {
  const [said = ''] = list.replace(FREE_OF_ONE, ' ').split(LIST_ENDS);
  return allergensIn(said);
}

/** True where the words before a list negate it: "does not contain", "free from allergens". */
export const isDenied = (before: string): boolean =>
  /(?:n['’]t|\b(?:not|never|neither|without|no|free (?:from|of)(?: the)?))\s+$/i.test(before);

/** English only: a line "Poisson" is more likely a heading than a statement. */
const LISTED = `(?:tree )?(?:${patternOf(ENGLISH.keys())})(?:[- ]free)?`;
const LIST = new RegExp(
  String.raw`^\W*(?:allergens?\W+|contains\W+)?${LISTED}(?:\s*(?:[,/&+·]|\band\b)\s*${LISTED})*\W*$`,
  'i',
);

/** True for allergens alone: "dairy, wheat", "gluten free, fish". */
export const isAllergenList = (text: string): boolean => LIST.test(text);

/** True for present allergens alone: "(gluten, milk)", not "gluten free". */
export const isContainedList = (text: string): boolean => isAllergenList(text) && !/\bfree\b/i.test(text);
