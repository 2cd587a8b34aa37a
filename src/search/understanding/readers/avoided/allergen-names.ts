import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { memoize } from '@menu-data-service/menu-model/memoize';
import { FOODS } from '../../foods.ts';
import { nearWords, shortSlip } from '../../near-word.ts';
import { type Found, phraseTable } from '../../phrase-table.ts';
import type { Correction } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { ALLERGEN_SOURCES, BROADER_ALLERGENS } from '../../words/avoided.ts';
import { isNeverExcluded } from './never-excluded.ts';

export interface NamedAllergen extends Found<readonly AllergenCode[]> {
  readonly corrected?: Correction;
}

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');

/** Codes by common names of the allergens, in the singular. */
export const CODES: ReadonlyMap<string, readonly AllergenCode[]> = new Map([
  ...ALLERGENS.flatMap(({ code, name, aliases }) =>
    [name, ...aliases].map((word) => [singular(word.toLowerCase()), [code]] as const),
  ),
  ...BROADER_ALLERGENS,
]);

const NAMES = phraseTable(
  [...CODES].flatMap(([word, codes]) => [[word, codes] as const, [`${word}s`, codes] as const]),
);
const SOURCES = phraseTable(
  ALLERGEN_SOURCES.flatMap(([word, codes]) => [[word, codes] as const, [`${word}s`, codes] as const]),
);
const codesOf = (word: string) => CODES.get(word) ?? CODES.get(singular(word));
const nearest = memoize(nearWords(NAMES.words, (a, b) => String(codesOf(a)) === String(codesOf(b))).nearest);
/** Too short to be corrected anywhere else ("milk", "nuts"); after "no" hardly anything else can be meant. */
const SHORT_NAMES = [...NAMES.words].filter((word) => word.length < 6);

export function isAllergenName(word: string): boolean {
  return CODES.has(word) || CODES.has(singular(word));
}

/** @param left true after "no" or the like */
export function allergenAt(tokens: readonly Token[], at: number, left: boolean): NamedAllergen | null {
  const found = NAMES.at(tokens, at);
  if (found !== null) return found;
  const token = tokens[at];
  if (token?.kind !== 'word' || FOODS.has(token.text) || isNeverExcluded(token.text)) return null;
  const meant = nearest(token.text) ?? (left ? shortSlip(token.text, SHORT_NAMES) : null);
  const codes = meant === null ? undefined : codesOf(meant);
  if (meant === null || codes === undefined) return null;
  return { value: codes, next: at + 1, corrected: { typed: token.text, to: meant } };
}

export function allergenSourceAt(tokens: readonly Token[], at: number): Found<readonly AllergenCode[]> | null {
  return SOURCES.at(tokens, at);
}
