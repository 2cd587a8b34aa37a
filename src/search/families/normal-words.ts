import { foldText } from '../../domain/fold-text.ts';
import { remembered } from '../../lib/remembered.ts';
import { TRANSLATIONS } from '../words/languages.ts';
import { plural } from '../words/plural.ts';
import { readList, readPairs } from '../words/read-list.ts';
import { EQUAL_NAMES } from '../words/synonyms.ts';
import { type Phrases, phrases, readPhrases } from './phrases.ts';

const JOINING: ReadonlySet<string> = new Set(
  'and with in on of the a an n w our to con e y o de la le les du des al alla alle allo ai del della dello di das der die mit und auf au aux et ou l d m med og'.split(
    ' ',
  ),
);
/** A roll is any bread, and sushi as well; diets have one word each in names.txt. */
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

/** The words with the phrases of the table replaced. */
function replaced(words: readonly string[], table: Phrases): readonly string[] {
  const result: string[] = [];
  readPhrases(words, table, (meant, word) => {
    if (meant === null) result.push(word);
    else if (meant !== '') result.push(...meant.split(' '));
  });
  return result;
}

const WITH = /\bw\s*\/|\/\s*w\b|\bw\.(?=\s)/gi;
const MEASURE =
  /(?:\(\s*\d+\s*\)|\b\d+(?:[.,]\d+)?\s*(?:oz|ounces?|grams?|gr?|kg|ml|cl|l|lt|ltr|cm|in|inch(?:es)?|pcs?|pieces?|st(?:k|ück|ueck)?|lbs?)\b\.?|\d+\s*\/\s*\d+|\b\d+\s*["”″]|\b\d+\s*x\b|\bx\s*\d+\b|\d+(?:[.,]\d+)?\s*%)/gi;
const BETWEEN_PARTS = /[(),|–—]|(?<!\d)\/|\/(?!\d)|\bor\b/i;
const LATIN = /^[a-z\d]+$/;

/**
 * What a name says of the dish, in whatever order, spelling and language: English words of one name each, in the singular, without size,
 * number and praise. "or" among them where the name offers less as well: "Coke / Diet Coke".
 */
export const normalWords = remembered((name): ReadonlySet<string> => {
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

/** By rule where the word is none of the listed ones; that a word is cut that is no plural does no harm, because it always is. */
function singular(word: string): string {
  const known = SINGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !/[^su]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?:(?<=ch|sh|x|z|o)es|s)$/, '');
}
