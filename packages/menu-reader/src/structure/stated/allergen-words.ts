import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';

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
const WORDS = new Map([...BY_WORD, ...EXTRA]);

/** Pattern of all allergen words, longest first; without groups. */
export const ALLERGEN_PATTERN = [...WORDS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/ /g, '[-\\s]+'))
  .join('|');

const allergenOf = (word: string): AllergenCode | undefined => WORDS.get(plain(word));

const EACH = new RegExp(String.raw`\b(?:${ALLERGEN_PATTERN})\b`, 'gi');

/** The allergens a text names, in order, each once; "peanuts" are not also "nuts". */
export function allergensIn(text: string): AllergenCode[] {
  const found = [...text.matchAll(EACH)].flatMap((match) => allergenOf(match[0]) ?? []);
  return [...new Set(found)];
}

const LISTED = `(?:tree )?(?:${ALLERGEN_PATTERN})(?:[- ]free)?`;
const LIST = new RegExp(
  String.raw`^\W*(?:allergens?\W+|contains\W+)?${LISTED}(?:\s*(?:[,/&+·]|\band\b)\s*${LISTED})*\W*$`,
  'i',
);

/** Nothing but allergens: "dairy, wheat", "gluten free, fish". */
export const isAllergenList = (text: string): boolean => LIST.test(text);

/** Nothing but allergens that are there: "(gluten, milk)", not "gluten free". */
export const isContainedList = (text: string): boolean => isAllergenList(text) && !/\bfree\b/i.test(text);
