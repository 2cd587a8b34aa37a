import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import type { ExcludedWord } from '../../../ports/search/understanding.ts';
import { plural } from '../../words/plural.ts';
import { engineSynonyms } from '../../words/synonyms.ts';
import { FOODS } from '../foods.ts';
import { type NearWords, nearWords, shortSlip } from '../near-word.ts';
import { type Found, phraseSet, phraseTable } from '../phrase-table.ts';
import type { Correction, Meaning, Reader, Span } from '../span.ts';
import type { Token } from '../tokens.ts';
import { FLAG_WORDS } from '../words/diets.ts';
import {
  BROADER_ALLERGENS,
  FREE_FROM_ALONE,
  FREE_FROM_LEADS,
  FREE_PHRASES,
  FRIENDLY_PHRASES,
  WITHOUT_ANY_WORD,
  WITHOUT_FOOD,
} from '../words/free-from.ts';

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');

const CODES: ReadonlyMap<string, readonly AllergenCode[]> = new Map([
  ...ALLERGENS.flatMap(({ code, name, aliases }) =>
    [name, ...aliases].map((word) => [singular(word.toLowerCase()), [code]] as const),
  ),
  ...BROADER_ALLERGENS,
]);
const ALLERGEN_NAMES = phraseTable(
  [...CODES].flatMap(([word, codes]) => [[word, codes] as const, [`${word}s`, codes] as const]),
);
const ALONE = phraseTable([
  ...FREE_FROM_ALONE,
  ...[...CODES].map(([word, codes]) => [`${word.replaceAll(' ', '')}free`, codes] as const),
]);
/** What stands before what is to be left out, and whether that may be any word, not only a known food. */
const WITHOUT = phraseTable([
  ...WITHOUT_ANY_WORD.map((phrase) => [phrase, true] as const),
  ...WITHOUT_FOOD.map((phrase) => [phrase, false] as const),
]);
const AFTER = phraseSet(FREE_PHRASES);
const FRIENDLY = phraseSet(FRIENDLY_PHRASES);
const LEAD = phraseSet(FREE_FROM_LEADS);
const NEAR: NearWords = nearWords(ALLERGEN_NAMES.words);
/** Too short to be forgiven anywhere else ("milk", "nuts"); after "no" hardly anything else can be meant. */
const SHORT_NAMES = [...ALLERGEN_NAMES.words].filter((word) => word.length < 5);

const FLAGS: ReadonlySet<string> = new Set(FLAG_WORDS);
const SYNONYMS = new Map(Object.entries(engineSynonyms()));
const JOINTS: ReadonlySet<string> = new Set([',', '/', '&', '+', 'and', 'or', 'nor']);

/** The token after words that ask to leave out what follows them; null where there are none. */
export function afterWithout(tokens: readonly Token[], at: number): number | null {
  return WITHOUT.at(tokens, at)?.next ?? null;
}

interface Allergen extends Found<readonly AllergenCode[]> {
  readonly corrected?: Correction;
}

interface Listed {
  readonly codes: readonly AllergenCode[];
  readonly foods: readonly string[];
  readonly meat: boolean;
  readonly corrected: readonly Correction[];
  readonly next: number;
}

/** "without" with a slip, and what is then read in its place. */
function withoutAt(
  tokens: readonly Token[],
  at: number,
): (Found<boolean> & { readonly corrected?: Correction }) | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || shortSlip(token.text, ['without']) === null) return WITHOUT.at(tokens, at);
  return { value: true, next: at + 1, corrected: { typed: token.text, to: 'without' } };
}

/** "free" with a slip, after an allergen. */
function freeAt(tokens: readonly Token[], at: number): (Found<unknown> & { readonly corrected?: Correction }) | null {
  const token = tokens[at];
  const found = AFTER.at(tokens, at);
  if (found !== null || token?.kind !== 'word' || FOODS.has(token.text)) return found;
  if (shortSlip(token.text, ['free']) === null) return null;
  return { value: true, next: at + 1, corrected: { typed: token.text, to: 'free' } };
}

/** @param left whether it stands after "no" or the like */
function allergenAt(tokens: readonly Token[], at: number, left: boolean): Allergen | null {
  const found = ALLERGEN_NAMES.at(tokens, at);
  if (found !== null) return found;
  const token = tokens[at];
  if (token?.kind !== 'word' || FOODS.has(token.text)) return null;
  const meant = NEAR.nearest(token.text) ?? (left ? shortSlip(token.text, SHORT_NAMES) : null);
  const codes = meant === null ? undefined : (CODES.get(meant) ?? CODES.get(singular(meant)));
  if (meant === null || codes === undefined) return null;
  return { value: codes, next: at + 1, corrected: { typed: token.text, to: meant } };
}

/** Nothing but a further joint follows: "without onions and garlic" asks for neither, "no onions and garlic bread" for bread. */
function endsList(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || JOINTS.has(next.text);
}

/** Allergens one after the other, with commas and the like between; other foods among them only where `anyFood`. */
function listAt(tokens: readonly Token[], from: number, anyFood: boolean, anyWord = false): Listed | null {
  const codes = new Set<AllergenCode>();
  const foods: string[] = [];
  const corrected: Correction[] = [];
  let meat = false;
  let end = from;
  let at = from;
  for (;;) {
    const allergen = allergenAt(tokens, at, anyFood);
    const token = tokens[at];
    if (allergen !== null) {
      for (const code of allergen.value) codes.add(code);
      if (allergen.corrected !== undefined) corrected.push(allergen.corrected);
      at = allergen.next;
    } else if (anyFood && token?.text === 'meat') {
      meat = true;
      at += 1;
    } else if (
      anyFood &&
      token?.kind === 'word' &&
      ((anyWord && (at === from || endsList(tokens, at))) || FOODS.has(token.text)) &&
      !FLAGS.has(token.text)
    ) {
      foods.push(token.text);
      at += 1;
    } else break;
    end = at;
    if (tokens[at]?.text === '-' && JOINTS.has(tokens[at + 1]?.text ?? '')) at += 1;
    // "gluten free, nut free": the second is a list of its own
    while (JOINTS.has(tokens[at]?.text ?? '')) at += 1;
    if (at === end) break;
    if (['no', 'without', 'any'].includes(tokens[at]?.text ?? '')) at += 1;
  }
  return end === from ? null : { codes: [...codes], foods, meat, corrected, next: end };
}

/** A food in singular and plural and by its other names, because whole words are excluded. */
function forms(food: string): readonly string[] {
  const one = FOODS.has(singular(food)) ? singular(food) : food;
  return [...new Set([food, one, plural(one), ...(SYNONYMS.get(food) ?? []).filter((other) => !other.includes(' '))])];
}

function excluded(food: string): ExcludedWord {
  const all = forms(food);
  return { typed: food, isKnown: all.some((form) => FOODS.has(form)), forms: all };
}

function meanings({ codes, foods, meat }: Listed): readonly Meaning[] {
  const found: Meaning[] = [];
  if (codes.length > 0) found.push({ kind: 'absent', codes });
  if (meat) found.push({ kind: 'flag', flag: 'vegetarian', value: true, searchedAs: null });
  if (foods.length > 0) found.push({ kind: 'without', words: foods.map(excluded) });
  return found;
}

const span = (from: number, to: number, found: readonly Meaning[], corrected: readonly Correction[] = []): Span => ({
  ...{ from, to, meanings: found, corrected },
  certain: true,
  weight: 7 * (to - from),
});

/**
 * "no nuts", "without milk or egg", "dairy and gluten free", "allergic to fish", "gf": what must not be in the dish. Allergens
 * must be known to be absent.
 */
export const readFreeFrom: Reader = (tokens, from) => {
  const lead = LEAD.at(tokens, from);
  const alone = ALONE.at(tokens, lead?.next ?? from);
  if (alone !== null) {
    const to = FRIENDLY.at(tokens, alone.next)?.next ?? alone.next;
    return span(from, to, [{ kind: 'absent', codes: alone.value }]);
  }
  const without = withoutAt(tokens, from);
  if (without !== null) {
    const skipped = ['any', 'the', 'added'].includes(tokens[without.next]?.text ?? '') ? 1 : 0;
    const list = listAt(
      tokens,
      without.next + skipped + (tokens[without.next]?.text === '-' ? 1 : 0),
      true,
      without.value,
    );
    if (list === null) return null;
    const corrected = without.corrected ? [without.corrected, ...list.corrected] : list.corrected;
    return span(from, list.next, meanings(list), corrected);
  }
  const list = listAt(tokens, from, false);
  if (list === null) return null;
  const free = freeAt(tokens, list.next + (tokens[list.next]?.text === '-' ? 1 : 0));
  if (free === null || tokens[free.next]?.text === 'range') return null;
  const corrected = free.corrected ? [...list.corrected, free.corrected] : list.corrected;
  return span(from, FRIENDLY.at(tokens, free.next)?.next ?? free.next, meanings(list), corrected);
};
