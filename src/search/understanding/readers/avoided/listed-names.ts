import { memoize } from '@menu-data-service/menu-model/memoize';
import { readList } from '../../../words/read-list.ts';
import { EQUAL_NAMES } from '../../../words/synonyms.ts';
import { FOOD_HEADS, FOODS } from '../../foods.ts';
import { nearWords } from '../../near-word.ts';
import { phraseSet } from '../../phrase-table.ts';
import type { Correction } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { avoidedWords } from '../../words/avoided.ts';
import { FLAG_PHRASES, type Flag } from '../../words/diets.ts';
import { allergenAt, allergenSourceAt, type NamedAllergen } from './allergen-names.ts';
import { isNeverExcluded } from './never-excluded.ts';

/** Kinds of names that a list may exclude. */
export type Takes =
  /** Only allergens. */
  | 'allergens'
  /** Also other foods, diets and "meat". */
  | 'foods'
  /** Also unknown words. */
  | 'words';

/** Possible names at one position, the best known first. */
export interface Named {
  readonly allergen: ReturnType<typeof allergenAt>;
  /** A food that makes ill. */
  readonly source: ReturnType<typeof allergenSourceAt>;
  readonly isMeat: boolean;
  readonly flag: Flag | undefined;
  readonly food: Food | null;
}

const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', '+', ';', 'and', 'or', 'nor', 'n', 'plus']);
const FLAGS: ReadonlyMap<string, Flag> = new Map(
  FLAG_PHRASES.filter(({ phrase }) => !phrase.includes(' ')).map(({ phrase, flag }) => [phrase, flag]),
);
/** "gluten free" has other names too, and is no food. */
const SAYS_FREE = /\b(?:free|no)\b/;
/** Foods of several words whose single words mean something else. */
export const FOOD_PHRASES = phraseSet([
  ...EQUAL_NAMES.flatMap(({ withPlurals }) => withPlurals).filter(
    (name) => name.includes(' ') && !SAYS_FREE.test(name),
  ),
  ...readList('asked/dish-phrases.txt'),
]);

const WAYS: ReadonlySet<string> = new Set(avoidedWords('way of making'));
const NONE: ReadonlySet<string> = new Set();

interface Food {
  readonly name: string;
  readonly next: number;
  /** Its name combines two foods. */
  readonly made: boolean;
  readonly corrected?: Correction;
}

const nearFood = memoize(nearWords(FOODS).nearest);

function foodAt(tokens: readonly Token[], at: number, isFirst: boolean, takes: Takes): Food | null {
  const phrase = FOOD_PHRASES.at(tokens, at);
  if (phrase !== null) return { name: phrase.value, next: phrase.next, made: false };
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const after = tokens[at + 1];
  const isFood = FOODS.has(token.text);
  if (!isFood && (takes !== 'words' || isNeverExcluded(token.text))) return null;
  // "no onion rings", "no goats cheese", but "no beef pizza"
  if (after?.kind === 'word' && (isFood ? FOOD_HEADS : isFirst ? FOODS : NONE).has(after.text))
    return { name: `${token.text} ${after.text}`, next: at + 2, made: isFood };
  const meant = isFood ? null : nearFood(token.text);
  // "no mushroms"
  if (meant !== null) return { name: meant, next: at + 1, made: false, corrected: { typed: token.text, to: meant } };
  const isAll = isFood || isFirst || after === undefined || isJoint(after);
  return isAll ? { name: token.text, next: at + 1, made: false } : null;
}

export const isJoint = (token: Token | undefined): boolean => token !== undefined && JOINTS.has(token.text);

/** "raw egg", "roasted nuts". */
const describedAllergenAt = (tokens: readonly Token[], at: number): NamedAllergen | null =>
  WAYS.has(tokens[at]?.text ?? '') ? allergenAt(tokens, at + 1, false) : null;

/** @param ill exclude a food with its allergen, because it makes ill */
export function namedAt(tokens: readonly Token[], at: number, isFirst: boolean, takes: Takes, ill: boolean): Named {
  const allergen = allergenAt(tokens, at, takes !== 'allergens') ?? (ill ? describedAllergenAt(tokens, at) : null);
  const source = ill ? allergenSourceAt(tokens, at) : null;
  if (takes === 'allergens') return { allergen, source, isMeat: false, flag: undefined, food: null };
  const { text = '' } = tokens[at] ?? {};
  return { allergen, source, isMeat: text === 'meat', flag: FLAGS.get(text), food: foodAt(tokens, at, isFirst, takes) };
}
