import { foldText } from '@menu-data-service/menu-model/fold-text';
import { memoize } from '@menu-data-service/menu-model/memoize';
import { searchText } from '../search-text.ts';
import { foodsWithin } from '../words/foods-within.ts';
import { TRANSLATIONS } from '../words/languages.ts';
import { plural } from '../words/plural.ts';
import { readGroups, readList, readPairs } from '../words/read-list.ts';
import { EQUAL_NAMES } from '../words/synonyms.ts';
import { type Phrases, phrases, readPhrases } from './phrases.ts';

const JOINING: ReadonlySet<string> = new Set(
  'and with in on of the a an n w our to con e y o de la le les du des al alla alle allo ai del della dello di das der die mit und auf au aux et ou l d m med og'.split(
    ' ',
  ),
);
/** Excludes ambiguous names: a roll is any bread, and sushi as well; diets have one word each in names.txt. */
const NOT_ONE_THING: ReadonlySet<string> = new Set(['bap', 'plant based', 'veggie']);

const SAID_OF_ANY = named(readPairs('families/said-of-any.txt').map(([, names]) => ['', names]));
const IN_ENGLISH = named([
  ...TRANSLATIONS.filter(
    ({ onlyWith, language, phrase }) => !onlyWith && language.length === 2 && !JOINING.has(phrase),
  ).map(({ english, phrase }) => [english, [phrase]] as const),
  ...readPairs('families/names.txt'),
]);
const ONE_NAME = named(
  EQUAL_NAMES.filter(({ listed: [first = ''] }) => !NOT_ONE_THING.has(first)).map(
    ({ listed: [first = ''], withPlurals }) => [first, withPlurals] as const,
  ),
);
const SINGULAR: ReadonlyMap<string, string> = new Map(
  readList('food-nouns.txt').flatMap((noun) => [
    [plural(noun), noun],
    [noun, noun],
  ]),
);

function named(names: readonly (readonly [name: string, others: readonly string[]])[]): Phrases {
  return phrases(
    names.flatMap(([name, others]) =>
      others.flatMap((other) =>
        [foldText(other), plural(foldText(other))].map((one) => [one, foldText(name)] as const),
      ),
    ),
  );
}

function replaced(words: readonly string[], table: Phrases): readonly string[] {
  const result: string[] = [];
  readPhrases(words, table, (meant, word) => {
    if (meant === null) result.push(word);
    else if (meant !== '') result.push(...meant.split(' '));
  });
  return result;
}

const WITH = /\bw\s*\/|\/\s*w\b|\bw\.(?=\s)/gi;
// recheck-ignore: the name of a dish has at most 300 letters
const MEASURE =
  /(?:\(\s*\d+\s*\)|\b\d+(?:[.,]\d+)?\s*(?:oz|ounces?|grams?|gr?|kg|ml|cl|l|lt|ltr|cm|in|inch(?:es)?|pcs?|pieces?|st(?:k|ück|ueck)?|lbs?)\b\.?|\d+\s*\/\s*\d+|\b\d+\s*["”″]|\b\d+\s*x\b|\bx\s*\d+\b|\d+(?:[.,]\d+)?\s*%)/gi;
const BETWEEN_PARTS = /[(),|–—]|(?<!\d)\/|\/(?!\d)|\bor\b/i;
const LATIN = /^[a-z\d]+$/;

/**
 * Normalises a dish name across word order, spelling and language: singular English words with one name each, without size, number and
 * praise. Includes "or" if the name offers alternatives: "Coke / Diet Coke".
 */
const normalWords = memoize((name): ReadonlySet<string> => {
  const plain = name.replace(WITH, ' with ');
  const typed = (/\d/.test(plain) ? plain.replace(MEASURE, ' ') : plain)
    .split(BETWEEN_PARTS)
    .map((part) => foldText(part).split(' ').filter(Boolean));
  const latin = typed.map((words) => words.filter((word) => LATIN.test(word)));
  const parts = (latin.some(({ length }) => length > 0) ? latin : typed).map(normalPart).filter(({ size }) => size > 0);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const all = new Set(parts.flatMap((part) => [...part]));
  const isChoice = parts.some((part) => parts.some((other) => part.size < other.size && isWithin(part, other)));
  return isChoice ? all.add('or') : all;
});

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((word) => whole.has(word));

function normalPart(words: readonly string[]): ReadonlySet<string> {
  const english = replaced(replaced(words, SAID_OF_ANY), IN_ENGLISH).filter((word) => !JOINING.has(word));
  return new Set(replaced(replaced(english, IN_ENGLISH), ONE_NAME).map(singular));
}

/** Singular by rule for unlisted words. Cutting a word that is not plural does no harm, because it always is cut. */
function singular(word: string): string {
  const known = SINGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !/[^su]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?:(?<=ch|sh|x|z|o)es|s)$/, '');
}

const KINDS = phrases(
  readPairs('families/kinds.txt').flatMap(([kind, names]) => names.map((name) => [foldText(name), kind] as const)),
);

/** Things that come in or on another dish, where they are no dish of their own: chicken wings on a pizza. */
const TOPPINGS = ['wing', 'fried', 'steak', 'kebab', 'curry'];
const INSIDE: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['pizza', 'burger', 'omelette', 'pancake', 'taco', 'pasta'].map((kind) => [kind, TOPPINGS] as const),
  ...['sandwich', 'toastie', 'sub', 'wrap'].map((kind) => [kind, [...TOPPINGS, 'salad']] as const),
]);

/** Kinds of dishes in folded words: "burgers fries" has two. */
function kindsIn(words: readonly string[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  readPhrases(words, KINDS, (kind) => {
    if (kind !== null) kinds.add(kind);
  });
  return kinds;
}

const ofHeading = memoize((heading) => {
  const [kind, ...others] = kindsIn(foldText(heading).split(' '));
  return kind === undefined || others.length > 0 ? null : kind;
});

/**
 * The kind of a dish according to its heading: the only one that the heading names, if the name has none of its own.
 * @param name as printed
 * @param words other words for it
 */
function kindByHeading(heading: string, name: string, words: Iterable<string>): string | null {
  const kind = ofHeading(heading);
  if (kind === null) return null;
  const inside = INSIDE.get(kind) ?? [];
  const own = [...kindsIn(foldText(name).split(' ')), ...kindsIn([...words])];
  return own.some((one) => !inside.includes(one)) ? null : kind;
}

interface FamilyDish {
  readonly name: string;
  readonly sectionName: string;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
}

const vague = readGroups('families/vague.txt');
/** Words that never say which dish it is, however many there are. */
const HOW: ReadonlySet<string> = new Set(vague('how'));
/** Words that do not say so alone. */
const OF_WHAT: ReadonlySet<string> = new Set(vague('of what'));
const MEATS = ['meat', 'pork', 'fish', 'chicken', 'beef', 'lamb'];
const ANIMAL = [...MEATS, 'cheese', 'cream', 'butter', 'egg', 'honey', 'milk'];

/**
 * The family that identifies a dish across places: its normalised name, with the kind of dish if only the heading says it, and with the
 * diet if the name alone would mean meat, fish, eggs or milk. Null if the name does not say which dish it is.
 * @returns lower-case words in alphabetical order, joined by hyphens
 */
export function dishFamilyOf({ name, sectionName, vegetarian, vegan }: FamilyDish): string | null {
  const words = new Set(normalWords(name));
  const kind = kindByHeading(sectionName, name, words);
  if (kind !== null) words.add(kind);
  const [only = ''] = words;
  if ([...words].every((word) => HOW.has(word)) || (words.size === 1 && OF_WHAT.has(only))) return null;
  const within = vegan || vegetarian ? foodsWithin([searchText(name)], false) : [];
  if (vegan && within.some((food) => ANIMAL.includes(food))) words.add('vegan');
  else if (within.some((food) => MEATS.includes(food))) words.add('vegetarian');
  return [...words].toSorted().join('-');
}
