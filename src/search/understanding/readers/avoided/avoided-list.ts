import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { ExcludedWord } from '../../../../ports/search/understanding.ts';
import { plural } from '../../../words/plural.ts';
import { SYNONYMS } from '../../../words/synonyms.ts';
import { FOODS, WHOLE_DISHES } from '../../foods.ts';
import { type Correction, type Meaning, type Span, spanOf } from '../../span.ts';
import { type Token, wordsOf } from '../../tokens.ts';
import type { Flag } from '../../words/diets.ts';
import { allergenAt } from './allergen-names.ts';
import { isJoint, type Named, namedAt, type Takes } from './listed-names.ts';
import { permittedEnd } from './read-permitted.ts';

export interface AvoidedList {
  readonly codes: readonly AllergenCode[];
  /** True if an allergen is named, not only a food that contains it. */
  readonly named: boolean;
  readonly foods: readonly string[];
  readonly flags: readonly Flag[];
  readonly meat: boolean;
  readonly corrected: readonly Correction[];
  readonly doubtful: readonly string[];
  readonly next: number;
}

const AFTER_JOINT: ReadonlySet<string> = new Set(['no', 'without', 'any', 'also', 'the', 'all', 'not', 'even']);

interface OpenList {
  readonly codes: Set<AllergenCode>;
  readonly foods: string[];
  readonly flags: Flag[];
  readonly corrected: Correction[];
  readonly afterComma: string[];
  hasComma: boolean;
  meat: boolean;
  named: boolean;
}

/** True at the end or at a sign. */
export function isEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at]?.kind === 'sign';
}

/** A list continues after a food: "no nuts, mushrooms or cheese". */
function continues(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return [',', 'or', 'nor'].includes(text) || (text === 'and' && allergenAt(tokens, at + 1, false) !== null);
}

/**
 * Classifies the rest of a list without joints: allergens alone ("allergies: nuts milk eggs"), or foods too with the last after "or". Null
 * if the list does not continue; allergens alone may be wanted if nothing else says otherwise.
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

/** "allergic to nuts, curry please" */
const isDishAfter = (tokens: readonly Token[], { allergen, food }: Named, list: OpenList): boolean =>
  list.hasComma &&
  list.named &&
  list.foods.length === 0 &&
  allergen === null &&
  food !== null &&
  !continues(tokens, food.next);

/** True if the name after a joint is wanted rather than excluded. */
function isWanted(joint: string | undefined, named: Named, { flags, foods }: OpenList, ill: boolean): boolean {
  const { allergen, flag, food } = named;
  // "no mushrooms, veggie", "no dairy and vegan": the diet is asked for
  if (joint !== undefined && flag !== undefined && flag !== 'spicy' && flags.every((one) => one === 'spicy'))
    return true;
  if (joint === ',' && flag === 'spicy' && flags.length === 0) return true;
  // "we are not vegetarians, gammon"
  if (joint === ',' && food !== null && flags.some((one) => one !== 'spicy') && foods.length === 0) return true;
  if (allergen !== null || food === null) return false;
  // "i hate mushrooms, pasta please": the list excludes no dish, so one is wanted
  if (joint === ',' && WHOLE_DISHES.has(food.name) && !foods.some((name) => WHOLE_DISHES.has(name))) return true;
  // "no onions and garlic bread": the second is wanted
  return joint === 'and' && food.made && !ill;
}

/** Adds a name to the list and returns the next token; null if nothing is excluded. */
function take(list: OpenList, { allergen, source, isMeat, flag, food }: Named, at: number): number | null {
  if (allergen !== null && (food === null || food.made || allergen.next >= food.next)) {
    for (const code of allergen.value) list.codes.add(code);
    list.named = true;
    if (allergen.corrected !== undefined) list.corrected.push(allergen.corrected);
    return allergen.next;
  }
  if (source !== null) {
    for (const code of source.value) list.codes.add(code);
    return source.next;
  }
  if (isMeat) list.meat = true;
  else if (flag !== undefined) list.flags.push(flag);
  if (isMeat || flag !== undefined) return at + 1;
  if (food === null) return null;
  list.foods.push(food.name);
  if (food.corrected !== undefined) list.corrected.push(food.corrected);
  return food.next;
}

/** Skips the joints at the end of a list. */
function afterJoints(tokens: readonly Token[], end: number, list: OpenList): number {
  let at = tokens[end]?.text === '-' && isJoint(tokens[end + 1]) ? end + 1 : end;
  // "gluten free, nut free": the second is a list of its own
  while (isJoint(tokens[at])) {
    list.hasComma ||= tokens[at]?.text === ',';
    at += 1;
  }
  return at;
}

/** Finds where a list continues and whether it surely does; null if it has ended. */
function nextPlace(
  tokens: readonly Token[],
  end: number,
  list: OpenList,
  takes: Takes,
  ill: boolean,
): { readonly at: number; readonly isSure: boolean } | null {
  const at = afterJoints(tokens, end, list);
  if (at > end) return { at: AFTER_JOINT.has(tokens[at]?.text ?? '') ? at + 1 : at, isSure: true };
  const rest = bareList(tokens, at);
  if (rest === null || (rest === 'ended' && takes === 'allergens')) return null;
  return { at, isSure: rest === 'ended' || ill || takes === 'allergens' };
}

/**
 * Reads exclusions from a token on: names with commas and the like between.
 * @param ill exclude a food with its allergen, because it makes ill
 */
export function avoidedListAt(tokens: readonly Token[], from: number, takes: Takes, ill: boolean): AvoidedList | null {
  if (tokens[from]?.kind !== 'word') return null;
  const list: OpenList = {
    ...{ codes: new Set(), foods: [], flags: [], corrected: [], afterComma: [] },
    ...{ hasComma: false, meat: false, named: false },
  };
  let mayBeDish = false;
  let maybeWanted: number | null = null;
  let end = from;
  for (let at: number | null = from; at !== null; ) {
    const joint = at > from ? tokens[at - 1]?.text : undefined;
    const here = namedAt(tokens, at, at === from, takes, ill);
    const isDish = isDishAfter(tokens, here, list);
    mayBeDish = isDish && joint === 'and';
    const isPermitted = at > from && permittedEnd(tokens, here.allergen?.next ?? at + 1) !== null;
    const next: number | null = isDish || isPermitted || isWanted(joint, here, list, ill) ? null : take(list, here, at);
    if (next === null) break;
    if (list.hasComma) list.afterComma.push(wordsOf(tokens, at, next));
    end = next;
    const place = nextPlace(tokens, end, list, takes, ill);
    if (place?.isSure === false) maybeWanted ??= place.at;
    at = place?.at ?? null;
  }
  if (end === from) return null;
  const { codes, afterComma: _, hasComma: __, ...avoided } = list;
  const doubtful = maybeWanted === null ? afterCommaIfDoubtful(list, mayBeDish) : [wordsOf(tokens, maybeWanted, end)];
  return { ...avoided, codes: [...codes], doubtful, next: end };
}

/** Names after the comma if it is unclear whether they are wanted or excluded. */
function afterCommaIfDoubtful({ codes, foods, afterComma }: OpenList, mayBeDish: boolean): readonly string[] {
  return mayBeDish || (codes.size > 0 && foods.some((food) => afterComma.includes(food))) ? afterComma : [];
}

/** A food in singular and plural and with its other names, because whole words are excluded. */
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

function avoidedMeanings({ codes, foods, flags, meat }: Omit<AvoidedList, 'next'>): readonly Meaning[] {
  return [
    ...(codes.length > 0 ? [{ kind: 'absent', codes } as const] : []),
    ...(meat ? [{ kind: 'flag', flag: 'vegetarian', value: true, searchedAs: null } as const] : []),
    ...flags.map((flag) => ({ kind: 'flag', flag, value: false, searchedAs: null }) as const),
    ...(foods.length > 0 ? [{ kind: 'without', words: foods.map((food) => excludedWord(food)) } as const] : []),
  ];
}

export function avoidedSpan(
  from: number,
  to: number,
  list: Omit<AvoidedList, 'next'>,
  more: readonly (Correction | undefined)[] = [],
): Span {
  return {
    ...spanOf(from, to, avoidedMeanings(list), 7),
    corrected: [...more.filter((one) => one !== undefined), ...list.corrected],
    doubtful: list.doubtful,
  };
}
