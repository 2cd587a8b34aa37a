import type { Conditions } from '../item-filter.ts';
import { type ParsedQuery, parseQuery } from '../search-text.ts';
import type { Count } from './choose-interpretation.ts';
import { FOODS } from './foods.ts';
import { isAllergenName } from './readers/avoided/allergen-names.ts';
import { ALTERNATIVE } from './rewrite-term.ts';
import type { Vocabulary } from './vocabulary.ts';

const BETWEEN = /[|/,;]/;
const MAX_ALTERNATIVES = 4;

/**
 * Finds dishes any of which will do: "haddock or plaice", "margherita / marinara". One that shares the last words of another is completed
 * by them where such dishes are: "chicken or lamb curry". Empty unless each is a dish.
 */
export async function alternativesIn(
  text: string,
  filter: Conditions,
  count: Count,
  dishes: Vocabulary['dishes'],
): Promise<readonly string[]> {
  const parts = text
    .split(BETWEEN)
    .map(parseQuery)
    .filter(({ words }) => words > 0);
  // "nuts are fine, brownie"
  const isDish = ({ plain }: ParsedQuery) =>
    plain === null ||
    (plain.split(' ').every((word) => FOODS.has(word) || dishes.has(word)) &&
      (text.includes(ALTERNATIVE) || !isAllergenName(plain)));
  if (parts.length < 2 || parts.length > MAX_ALTERNATIVES || !parts.every(isDish)) return [];
  const asked = parts.map((part) => part.text);
  const tail = parts.at(-1)?.plain?.split(' ').slice(1).join(' ') ?? '';
  if (tail === '') return asked;
  const completed = parts.map(({ plain }) => (plain === null || plain.includes(' ') ? null : `${plain} ${tail}`));
  const totals = await count(completed.map((q) => ({ q: q ?? tail, filter, matchingStrategy: 'all' as const })));
  return asked.map((q, at) => ((totals[at] ?? 0) > 0 ? (completed[at] ?? q) : q));
}
