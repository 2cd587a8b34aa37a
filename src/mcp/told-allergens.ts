import {
  ALLERGENS,
  type AllergenCode,
  absentAllergens,
  allergenName,
  parseAllergens,
  statedFree,
} from '@menu-data-service/allergens';
import type { Evidence } from './api-bodies.ts';

const ALL = `all ${ALLERGENS.length}` as const;
type All = 'all others' | typeof ALL;

/** What is known of the allergens of a dish. Each is in just one list, or among the others that are unknown. */
export interface ToldAllergens {
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  /** Stated to be absent, or every ingredient is known. */
  readonly absent?: readonly string[] | All;
  /** Absent by a calibrated estimate, which can be wrong. */
  readonly likelyAbsent?: readonly string[];
  /** Nobody knows; never to be taken for absent. */
  readonly unknown?: All;
}

/**
 * @param allergens of the dish, as the API has it
 * @param evidence of the dish; empty where it is not known which entry of the evidence is that of the dish
 */
export function toldAllergens(allergens: string, evidence: readonly Evidence[]): ToldAllergens {
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
  // what is told twice must not count for one that is not told
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
