import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DecidedAllergen, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { AllergenDecision } from './allergen-decision.ts';
import type { StatedAllergens } from './stated-allergens.ts';

/** Order by caution, so that a later menu that states more than a person saw is not hidden. */
const WEIGHT = { free: 0, unknown: 0, 'may contain': 1, contains: 2 } as const;

/**
 * Replaces read and estimated allergens with a person's decisions; all others stay. Where the document now states more of an allergen than
 * the person saw, the document counts and the item goes to review. An allergen decided to be unknown has no entry, and then the list is no
 * longer complete.
 */
export function applyDecisions(
  decision: AllergenDecision,
  stated: Pick<StatedAllergens, 'declared'>,
  decided: Readonly<Partial<Record<AllergenCode, DecidedAllergen>>>,
): AllergenDecision {
  const given = ALLERGENS.flatMap(({ code }) => {
    const one = decided[code];
    return one === undefined ? [] : [{ code, ...one, printed: printedNow(stated, code) }];
  });
  if (given.length === 0) return decision;
  const overruled = given.filter(({ state, seen, printed }) => WEIGHT[printed] > Math.max(WEIGHT[seen], WEIGHT[state]));
  const counted = given.filter((one) => !overruled.includes(one));
  const codes = new Set<string>(counted.map(({ code }) => code));
  const others = decision.entries.filter(({ code }) => !codes.has(code));
  const entries = counted.flatMap(({ code, state }) => {
    if (state === 'free' || state === 'unknown') return [];
    const kinds = decision.entries.find((entry) => entry.code === code)?.kinds ?? [];
    return [{ code, state, estimated: false, kinds }];
  });
  const free = counted.flatMap(({ code, state }) => (state === 'free' ? [code] : []));
  const evidence = counted.flatMap(({ code, state }): Evidence[] => {
    if (state === 'unknown') return [];
    return [{ field: 'allergens', value: code, basis: 'stated', words: '', rule: 'operator', confidence: 1, state }];
  });
  const all = [...others, ...entries];
  const statedFree = [...decision.statedFree.filter((code) => !codes.has(code)), ...free];
  const settled = new Set([...all.map(({ code }) => code), ...statedFree]);
  const review = [
    ...decision.review.filter((reason) => !counted.some(({ code }) => reason.startsWith(`${code}: `))),
    ...overruled.map(
      ({ code, state, printed }) =>
        `${code}: printed as "${printed}" since a person decided "${state}"; the print counts`,
    ),
  ];
  const isCertain = review.length === 0 && all.every(({ estimated }) => !estimated);
  const isComplete = decision.known || ALLERGENS.every(({ code }) => settled.has(code));
  return {
    entries: all,
    known: isCertain && isComplete && counted.every(({ state }) => state !== 'unknown'),
    statedFree,
    absenceOdds: new Map([...decision.absenceOdds].filter(([code]) => !codes.has(code))),
    evidence: [
      ...decision.evidence.filter(({ field, value }) => field !== 'allergens' || !codes.has(value)),
      ...evidence,
    ],
    review,
  };
}

/** Facts without statements of absence that a person overruled: the search documents are made from these facts too. */
export function withoutOverruledAbsence({ freeFrom, ...facts }: StatedFacts): StatedFacts {
  const { decided } = facts;
  if (freeFrom === undefined) return facts;
  const left = decided === undefined ? freeFrom : freeFrom.filter((code) => decided[code] === undefined);
  return left.length === 0 && freeFrom.length > 0 ? facts : { ...facts, freeFrom: left };
}

function printedNow({ declared }: Pick<StatedAllergens, 'declared'>, code: AllergenCode): DecidedAllergen['seen'] {
  const states = declared.filter((one) => one.code === code).map(({ state }) => state);
  return states.includes('contains') ? 'contains' : (states[0] ?? 'unknown');
}
