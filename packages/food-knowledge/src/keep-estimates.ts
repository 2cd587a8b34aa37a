import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { AllergenDecision } from './allergen-decision.ts';

/**
 * Keeps what the texts of a dish pointed to before a person corrected them: whoever mends a spelling decides about no allergen.
 * @param before decision by the texts as read
 * @param decided codes about which a person has decided
 */
export function keepEstimates(
  now: AllergenDecision,
  before: AllergenDecision,
  decided: ReadonlySet<string>,
): AllergenDecision {
  if (now.known) return now;
  const settled = new Set<AllergenCode>([...now.entries.map(({ code }) => code), ...now.statedFree]);
  const kept = before.entries.filter(({ code, estimated }) => estimated && !settled.has(code) && !decided.has(code));
  if (kept.length === 0) return now;
  const codes = new Set<string>(kept.map(({ code }) => code));
  const isKept = ({ field, value }: AllergenDecision['evidence'][number]) => field === 'allergens' && codes.has(value);
  const evidence = before.evidence.filter(
    (one) => isKept(one) && one.basis === 'estimated' && one.state !== 'likely absent',
  );
  return {
    ...now,
    entries: [...now.entries, ...kept],
    absenceOdds: new Map([...now.absenceOdds].filter(([code]) => !codes.has(code))),
    evidence: [
      ...now.evidence.filter((one) => !isKept(one)),
      ...evidence.map((one) => ({ ...one, rule: `as read before a person corrected it: ${one.rule}` })),
    ],
  };
}
