import {
  ALLERGENS,
  type AllergenCode,
  absentAllergens,
  allergenName,
  parseAllergens,
  statedFree,
} from '@menu-data-service/menu-model/allergens';
import { isGroundless } from '@menu-data-service/menu-model/evidence';
import type { Evidence, MenuEvidence, Operations } from './operations.ts';

type MenuItem = Operations['searchItems']['answer'][number]['menuItem'];

export interface PresentedDish extends Omit<MenuItem, 'price' | 'calories' | 'allergens'> {
  readonly price: number | 'unknown';
  /** "540 stated", "about 540" */
  readonly calories: string;
  readonly allergens: PresentedAllergens;
  readonly evidence?: readonly string[];
}

export function presentDish(item: MenuItem, evidence: readonly Evidence[]): PresentedDish {
  const isStated = evidence.some(({ field, basis }) => field === 'calories' && basis === 'stated');
  const reasons = evidence.flatMap(reasonOf);
  return {
    ...item,
    price: item.price === 0 ? 'unknown' : item.price,
    calories:
      item.calories === 0 || evidence.some(isGroundless)
        ? 'unknown'
        : isStated
          ? `${item.calories} stated`
          : `about ${item.calories}`,
    allergens: presentAllergens(item.allergens, evidence),
    ...(reasons.length > 0 && { evidence: reasons }),
  };
}

/** "milk: estimated from 'cheese'". Likely absent allergens are in their own list. */
function reasonOf({ field, value, basis, words, rule, state }: Evidence): readonly string[] {
  if (state === 'likely absent' || field === 'calories' || value === 'false') return [];
  const subject = field === 'allergens' ? `${allergenName(value)}${state === 'free' ? ' free' : ''}` : field;
  const from = words === '' ? rule : `'${words}'`;
  return [`${subject}: ${basis === 'stated' ? 'stated' : 'estimated from'} ${from}`.trim()];
}

/** Finds the evidence of a menu's dishes by section and name; none for a repeated name. */
export function evidenceByDish({ sections }: MenuEvidence): (section: string, dish: string) => readonly Evidence[] {
  return (section, dish) => {
    const alike = sections
      .filter(({ name }) => name === section)
      .flatMap(({ items }) => items.filter(({ name }) => name === dish));
    return alike.length === 1 ? (alike[0]?.evidence ?? []) : [];
  };
}

const ALL = `all ${ALLERGENS.length}` as const;
type All = 'all others' | typeof ALL;

/** Known facts about a dish's allergens. Each is in just one list, or among the others that are unknown. */
export interface PresentedAllergens {
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  /** Stated to be absent, or every ingredient is known. */
  readonly absent?: readonly string[] | All;
  /** Absent by a calibrated estimate, which can be wrong. */
  readonly likelyAbsent?: readonly string[];
  /** Must never be taken for absent. */
  readonly unknown?: All;
}

/** @param allergens of the dish, as in the API @param evidence of the dish; empty if it cannot be assigned to the dish */
export function presentAllergens(allergens: string, evidence: readonly Evidence[]): PresentedAllergens {
  const summary = parseAllergens(allergens);
  const codesOf = (state: Evidence['state']) =>
    evidence.flatMap((one) => (one.field === 'allergens' && one.state === state ? [one.value as AllergenCode] : []));
  const of = (state: 'contains' | 'may contain') =>
    summary.entries
      .filter((entry) => entry.state === state)
      .map(({ code, estimated, kinds }) => {
        const kind = kinds.length > 0 ? ` (${kinds.join('/')})` : '';
        return `${allergenName(code)}${kind}${estimated ? ' (estimated)' : ''}`;
      });
  // a duplicate must not count for a missing allergen
  const absent = [...new Set(absentAllergens(summary, [...statedFree(allergens), ...codesOf('free')]))];
  const present = new Set(summary.entries.map(({ code }) => code));
  const likely = [...new Set(codesOf('likely absent'))].filter((code) => !present.has(code) && !absent.includes(code));
  const contains = of('contains');
  const mayContain = of('may contain');
  const others = present.size === 0 ? ALL : 'all others';
  const told = present.size + absent.length + likely.length;
  return {
    ...(contains.length > 0 && { contains }),
    ...(mayContain.length > 0 && { mayContain }),
    ...(absent.length > 0 && { absent: summary.known ? others : absent.map(allergenName) }),
    ...(likely.length > 0 && { likelyAbsent: likely.map(allergenName) }),
    ...(told < ALLERGENS.length && { unknown: told === 0 ? ALL : 'all others' }),
  };
}
