import type { AllergenCode } from '@menu-data-service/allergens';
import { remembered } from '../../../../lib/remembered.ts';
import type { ExcludedWord } from '../../../../ports/search/understanding.ts';
import { plural } from '../../../words/plural.ts';
import { readList } from '../../../words/read-list.ts';
import { EQUAL_NAMES, engineSynonyms } from '../../../words/synonyms.ts';
import { FOOD_HEADS, FOODS, WHOLE_DISHES } from '../../foods.ts';
import { nearWords } from '../../near-word.ts';
import { phraseSet } from '../../phrase-table.ts';
import type { Correction, Meaning } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { FLAG_PHRASES, type Flag } from '../../words/diets.ts';
import { allergenAt, allergenSourceAt } from './allergen-names.ts';
import { isNoFood } from './no-foods.ts';

/** What of a list may be left out. */
export type Takes =
  /** Allergens alone. */
  | 'allergens'
  /** And other foods, diets and "meat". */
  | 'foods'
  /** And words that nobody knows. */
  | 'words';

/** What a list asks to leave out. */
export interface AvoidedList {
  readonly codes: readonly AllergenCode[];
  /** An allergen is called by its name, not only a food that has it. */
  readonly named: boolean;
  readonly foods: readonly string[];
  readonly flags: readonly Flag[];
  readonly meat: boolean;
  readonly corrected: readonly Correction[];
  readonly doubtful: readonly string[];
  readonly next: number;
}

const SYNONYMS = new Map(Object.entries(engineSynonyms()));
const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', '+', ';', 'and', 'or', 'nor', 'n', 'plus']);
const AFTER_JOINT: ReadonlySet<string> = new Set(['no', 'without', 'any', 'also', 'the', 'all', 'not', 'even']);
const FLAGS: ReadonlyMap<string, Flag> = new Map(
  FLAG_PHRASES.filter(({ phrase }) => !phrase.includes(' ')).map(({ phrase, flag }) => [phrase, flag]),
);
/** "gluten free" has other names too, and is no food. */
const SAYS_FREE = /\b(?:free|no)\b/;
/** Foods of several words, of which a single one says something else. */
const FOOD_PHRASES = phraseSet([
  ...EQUAL_NAMES.flatMap(({ withPlurals }) => withPlurals).filter(
    (name) => name.includes(' ') && !SAYS_FREE.test(name),
  ),
  ...readList('asked/dish-phrases.txt'),
]);

const NONE: ReadonlySet<string> = new Set();

const isJoint = (token: Token | undefined): boolean => token !== undefined && JOINTS.has(token.text);

interface Food {
  readonly name: string;
  readonly next: number;
  /** Its name is of two foods. */
  readonly made: boolean;
  readonly corrected?: Correction;
}

const nearFood = remembered(nearWords(FOODS).nearest);

function foodAt(tokens: readonly Token[], at: number, isFirst: boolean, takes: Takes): Food | null {
  const phrase = FOOD_PHRASES.at(tokens, at);
  if (phrase !== null) return { name: phrase.value, next: phrase.next, made: false };
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const after = tokens[at + 1];
  const isFood = FOODS.has(token.text);
  if (!isFood && (takes !== 'words' || isNoFood(token.text))) return null;
  // "no onion rings", "no goats cheese", but "no beef pizza"
  if (after?.kind === 'word' && (isFood ? FOOD_HEADS : isFirst ? FOODS : NONE).has(after.text))
    return { name: `${token.text} ${after.text}`, next: at + 2, made: isFood };
  const meant = isFood ? null : nearFood(token.text);
  // "no mushroms"
  if (meant !== null) return { name: meant, next: at + 1, made: false, corrected: { typed: token.text, to: meant } };
  const isAll = isFood || isFirst || after === undefined || isJoint(after);
  return isAll ? { name: token.text, next: at + 1, made: false } : null;
}

function isDish(food: Food | null): boolean {
  return food !== null && WHOLE_DISHES.has(food.name);
}

/** Tokens from one to before another, as words. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** A list has more after a food: "no nuts, mushrooms or cheese". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return [',', 'or', 'nor'].includes(text) || (text === 'and' && allergenAt(tokens, at + 1, false) !== null);
}

/**
 * Whether the rest goes on a list without joints: allergens alone ("allergies: nuts milk eggs"), or foods too with the last after "or". null
 * where it does not; allergens alone may be wanted where nothing else says what they are.
 */
function bareList(tokens: readonly Token[], from: number): 'allergens' | 'ended' | null {
  let kind: 'allergens' | 'foods' | 'ended' = 'allergens';
  let at = from;
  while (at < tokens.length && tokens[at]?.kind !== 'sign') {
    const isOr = at > from && tokens[at]?.text === 'or';
    if (isOr) at += 1;
    const text = tokens[at]?.text ?? '';
    const allergen = allergenAt(tokens, at, false);
    if (allergen === null && (!FOODS.has(text) || WHOLE_DISHES.has(text))) return null;
    if (isOr) kind = 'ended';
    else if (allergen === null && kind === 'allergens') kind = 'foods';
    at = allergen?.next ?? at + 1;
  }
  return at === from || kind === 'foods' ? null : kind;
}

/**
 * What is left out from a token on: names one after the other, with commas and the like between.
 * @param ill it is left out because it makes ill, so a food is left out with the allergen that it has
 */
export function avoidedListAt(tokens: readonly Token[], from: number, takes: Takes, ill: boolean): AvoidedList | null {
  if (tokens[from]?.kind !== 'word') return null;
  const codes = new Set<AllergenCode>();
  const foods: string[] = [];
  const flags: Flag[] = [];
  const corrected: Correction[] = [];
  const afterComma: string[] = [];
  let comma = false;
  let meat = false;
  let named = false;
  let mayBeDish = false;
  let maybeWanted: number | null = null;
  let end = from;
  let at = from;
  let joined = true;
  for (;;) {
    const allergen = allergenAt(tokens, at, takes !== 'allergens');
    const source = ill ? allergenSourceAt(tokens, at) : null;
    const token = tokens[at];
    const flag = takes === 'allergens' ? undefined : FLAGS.get(token?.text ?? '');
    const food = takes === 'allergens' ? null : foodAt(tokens, at, at === from, takes);
    const begin = at;
    // "allergic to nuts, curry please"
    if (allergen === null && comma && named && foods.length === 0 && food !== null && !goesOn(tokens, food.next)) {
      mayBeDish = tokens[at - 1]?.text === 'and';
      break;
    }
    const isAfterComma = at > from && tokens[at - 1]?.text === ',';
    // "no mushrooms, veggie", "no dairy and vegan": the diet is asked for
    if (at > from && flag !== undefined && flag !== 'spicy' && flags.every((one) => one === 'spicy')) break;
    if (isAfterComma && flag === 'spicy' && flags.length === 0) break;
    // "i hate mushrooms, pasta please": no dish is left out, so one is looked for
    if (isAfterComma && isDish(food) && allergen === null && !foods.some((name) => WHOLE_DISHES.has(name))) break;
    // "no onions and garlic bread": the second is what is looked for
    if (food?.made === true && allergen === null && !ill && at > from && tokens[at - 1]?.text === 'and') break;
    if (allergen !== null && (food === null || food.made || allergen.next >= food.next)) {
      for (const code of allergen.value) codes.add(code);
      named = true;
      if (allergen.corrected !== undefined) corrected.push(allergen.corrected);
      at = allergen.next;
    } else if (source !== null) {
      for (const code of source.value) codes.add(code);
      at = source.next;
    } else if (takes !== 'allergens' && token?.text === 'meat') {
      meat = true;
      at += 1;
    } else if (flag !== undefined) {
      flags.push(flag);
      at += 1;
    } else if (food !== null) {
      foods.push(food.name);
      if (food.corrected !== undefined) corrected.push(food.corrected);
      at = food.next;
    } else break;
    if (comma) afterComma.push(wordsOf(tokens, begin, at));
    end = at;
    if (tokens[at]?.text === '-' && isJoint(tokens[at + 1])) at += 1;
    // "gluten free, nut free": the second is a list of its own
    while (isJoint(tokens[at])) {
      comma ||= tokens[at]?.text === ',';
      at += 1;
    }
    joined = at > end;
    if (!joined) {
      const rest = bareList(tokens, at);
      const isSure = rest === 'ended' || ill || takes === 'allergens';
      if (rest === null || (rest === 'ended' && takes === 'allergens')) break;
      if (!isSure) maybeWanted ??= at;
    }
    if (joined && AFTER_JOINT.has(tokens[at]?.text ?? '')) at += 1;
  }
  // whether a dish is asked for after the comma or the list goes on, nobody knows
  const isDoubtful = mayBeDish || (codes.size > 0 && foods.some((food) => afterComma.includes(food)));
  const doubtful = maybeWanted !== null ? [wordsOf(tokens, maybeWanted, end)] : isDoubtful ? afterComma : [];
  return end === from ? null : { codes: [...codes], named, foods, flags, meat, corrected, doubtful, next: end };
}

/** A food in singular and plural and by its other names, because whole words are excluded. */
function forms(food: string): readonly string[] {
  const start = food.lastIndexOf(' ') + 1;
  const last = food.slice(start);
  const one = [last.replace(/ies$/, 'y'), last.replace(/es$/, ''), last.replace(/s$/, '')].find(
    (form) => form !== last && FOODS.has(form),
  );
  const single = food.slice(0, start) + (one ?? last);
  return [...new Set([food, single, plural(single), ...(SYNONYMS.get(food) ?? [])])];
}

export function excludedWord(food: string, all: readonly string[] = forms(food)): ExcludedWord {
  const isKnown = food.includes(' ') || all.some((form) => FOODS.has(form));
  return { typed: food, isKnown, forms: all };
}

/** What the list asks for, as conditions. */
export function avoidedMeanings({ codes, foods, flags, meat }: Omit<AvoidedList, 'next'>): readonly Meaning[] {
  return [
    ...(codes.length > 0 ? [{ kind: 'absent', codes } as const] : []),
    ...(meat ? [{ kind: 'flag', flag: 'vegetarian', value: true, searchedAs: null } as const] : []),
    ...flags.map((flag) => ({ kind: 'flag', flag, value: false, searchedAs: null }) as const),
    ...(foods.length > 0 ? [{ kind: 'without', words: foods.map((food) => excludedWord(food)) } as const] : []),
  ];
}
