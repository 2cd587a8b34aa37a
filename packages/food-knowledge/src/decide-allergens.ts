import { ALLERGENS, type AllergenCode, type AllergenEntry } from '@menu-data-service/menu-model/allergens';
import type { Evidence } from '@menu-data-service/menu-model/evidence';
import { absenceOdds } from './absence/absence-odds.ts';
import type { AbsenceRules } from './absence/load-absence.ts';
import type { AllergenDecision } from './allergen-decision.ts';
import { clashesOf } from './clashes.ts';
import type { Diets } from './decide-diets.ts';
import { applyDecisions } from './decided-allergens.ts';
import { isDrink } from './is-drink.ts';
import { findingsOf } from './item-findings.ts';
import type { Knowledge } from './knowledge.ts';
import type { ItemFacts } from './read-item.ts';
import type { Finding } from './reading/text-facts.ts';
import { type StatedAllergens, statedAllergens } from './stated-allergens.ts';
import { type Inference, kindsOf, weighAllergens } from './weigh-allergens.ts';
import type { LogOdds } from './weights/word-weights.ts';

/** Decides each allergen: statements first, then the words, and the safe value where they contradict each other. */
export function decideAllergens(item: ItemFacts, diets: Diets, known: Knowledge): AllergenDecision {
  const stated = statedAllergens(item);
  const findings = findingsOf(item);
  const clashes = clashesOf(item, stated, known);
  const closed = new Set<AllergenCode>([
    ...stated.free.keys(),
    ...(diets.statedVegan ? LEFT_OUT.vegan : []),
    ...(diets.statedVegetarian ? LEFT_OUT.vegetarian : []),
  ]);
  const counted = findings.filter(({ code, denied }) => !denied && !closed.has(code));
  const { named } = clashes;
  const logOdds = stated.complete || item.list ? undefined : weightsOf(item, known);
  const inferred = stated.complete
    ? fromNamed(named)
    : item.list
      ? fromNamed([...counted, ...named])
      : weighAllergens({
          ...{ item, findings: [...counted, ...named], logOdds },
          closed: new Set([...closed, ...item.name.withheld, ...item.description.withheld]),
          negated: new Set([...item.name.negated, ...item.description.negated]),
        });
  const { entries, evidence } = shownEntries(item, stated, inferred, findings);
  const anyEstimate = entries.some((entry) => entry.estimated);
  const shown = new Set(entries.map(({ code }) => code));
  // "Lasagne" under the heading "Vegan" is not clear of milk, nor is a "vegan cream sauce".
  const hinted = findings.flatMap(({ code, denied }) => (denied ? [] : [code]));
  for (const { imitated } of [item.name, item.description]) hinted.push(...imitated);
  const settled = new Set([...shown, ...stated.free.keys(), ...hinted]);
  const odds = absenceOdds(item, findings, logOdds, known);
  const likely = item.english ? likelyAbsent(odds, diets, settled, known.absence) : [];
  const read: AllergenDecision = {
    entries,
    known: !anyEstimate && clashes.review.length === 0 && (stated.complete || item.list?.complete === true),
    statedFree: [...stated.free.keys()].filter((code) => !shown.has(code)),
    absenceOdds: odds,
    evidence: [...evidence, ...likely].sort(byAllergen),
    review: clashes.review,
  };
  return applyDecisions(read, stated, item.stated.decided ?? {});
}

/** Word weights of an item; undefined for drinks, for which they are no use. */
function weightsOf({ name, description, input }: ItemFacts, { weights }: Knowledge): LogOdds | undefined {
  if (isDrink(input.name, input.section)) return undefined;
  return weights.logOdds(name.weighable, description.weighable);
}

const ORDER = new Map<string, number>(ALLERGENS.map(({ code }, i) => [code, i]));
const STATES: readonly Evidence['state'][] = ['contains', 'may contain', 'free', 'likely absent'];

function byAllergen(a: Evidence, b: Evidence): number {
  const order = (ORDER.get(a.value) ?? 0) - (ORDER.get(b.value) ?? 0);
  return order || STATES.indexOf(a.state) - STATES.indexOf(b.state);
}

function shownEntries(
  item: ItemFacts,
  stated: StatedAllergens,
  inferred: readonly Inference[],
  findings: readonly Finding[],
): { entries: AllergenEntry[]; evidence: Evidence[] } {
  const entries = new Map<AllergenCode, AllergenEntry>();
  const evidence: Evidence[] = [];
  const put = (entry: AllergenEntry, { words, rule, confidence }: Pick<Evidence, 'words' | 'rule' | 'confidence'>) => {
    const old = entries.get(entry.code);
    if (old && (old.state === 'contains' || entry.state === 'may contain')) return;
    entries.set(entry.code, entry);
    const basis = entry.estimated ? 'estimated' : 'stated';
    evidence.push({ field: 'allergens', value: entry.code, basis, words, rule, confidence, state: entry.state });
  };
  for (const { code, state, words } of stated.declared) {
    // Kinds come from the usual recipe, which a dish marked free of the allergen does not follow.
    const kinds = stated.free.has(code) ? [] : kindsOf(findings.filter((finding) => finding.code === code));
    put({ code, state, estimated: false, kinds }, { words, rule: 'stated', confidence: 0.98 });
  }
  const ownText = `${item.input.name} ${item.input.description ?? ''}`;
  for (const one of inferred) {
    // A "may contain" in the item's own text outweighs an estimate; a statement about the whole kitchen does not.
    const declared = stated.declared.find(({ code }) => code === one.code);
    const ofKitchen = declared?.state === 'may contain' && !ownText.includes(declared.words);
    if (!one.named && declared && !(ofKitchen && one.state === 'contains')) continue;
    // An allergen named in a full ingredient list is stated; one that an ingredient usually contains is not.
    const ofList = item.list !== undefined && one.named && item.list.findings.some(({ code }) => code === one.code);
    put({ code: one.code, state: one.state, estimated: !ofList, kinds: one.kinds }, one);
  }
  // Possible traces from the kitchen do not hide that the dish itself is marked free.
  for (const [code, words] of stated.free)
    if (entries.get(code)?.estimated !== true && entries.get(code)?.state !== 'contains')
      evidence.push({
        field: 'allergens',
        value: code,
        basis: 'stated',
        words,
        rule: 'stated',
        confidence: 0.95,
        state: 'free',
      });
  return { entries: [...entries.values()], evidence };
}

/** Lists and complete statements are not weighed: named allergens count, and usual contents of bought-in parts are estimates. */
function fromNamed(findings: readonly Finding[]): Inference[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.flatMap((code): Inference[] => {
    const found = findings.filter((finding) => finding.code === code);
    const sure = found.find(({ strength }) => strength === 'certain');
    const best = sure ?? found[0];
    if (!best) return [];
    return [
      {
        code,
        state: 'contains',
        kinds: kindsOf(found),
        words: best.words,
        rule: sure ? `${best.source}: ${best.phrase}` : `usual part of ${best.phrase}`,
        confidence: sure ? 0.97 : 0.7,
        named: sure !== undefined,
      },
    ];
  });
}

export const LEFT_OUT: Readonly<Record<'vegan' | 'vegetarian', readonly AllergenCode[]>> = {
  vegan: ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  vegetarian: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
};

/** At most 2 % of the dishes called likely clear of an allergen contain it: see docs/allergens.md. */
const CONFIDENCE = 0.98;

/**
 * Evidence for each likely absent allergen: odds below the calibrated threshold, or left out by a stated diet.
 * @param settled codes shown for the item or stated as absent
 */
function likelyAbsent(
  odds: ReadonlyMap<AllergenCode, number>,
  diets: Diets,
  settled: ReadonlySet<AllergenCode>,
  { thresholds, ofVegan, ofVegetarian }: AbsenceRules,
): Evidence[] {
  const rules = new Map<AllergenCode, string>();
  for (const [code, value] of odds)
    if (value <= (thresholds.get(code) ?? Number.NEGATIVE_INFINITY)) rules.set(code, 'calibrated estimate');
  if (diets.statedVegetarian) for (const code of ofVegetarian) rules.set(code, 'stated vegetarian');
  // Too many dishes below a heading "Vegan" have egg or milk.
  if (diets.statedVegan && !diets.veganByHeading) for (const code of ofVegan) rules.set(code, 'stated vegan');
  const left = [...rules].filter(([code]) => !settled.has(code));
  return left.map(([value, rule]) => {
    const state = 'likely absent';
    return { field: 'allergens', value, basis: 'estimated', words: '', rule, confidence: CONFIDENCE, state };
  });
}
