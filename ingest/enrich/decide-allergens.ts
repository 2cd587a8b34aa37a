import { ALLERGENS, type AllergenCode, type AllergenEntry } from '@menu-data-service/allergens';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { Diets } from './decide-diets.ts';
import { isDrink, tastedDrink } from './is-drink.ts';
import type { Knowledge } from './knowledge.ts';
import { namesCereal } from './lexicon/word-classes.ts';
import { namedIngredients } from './named-ingredients.ts';
import type { ItemFacts } from './read-item.ts';
import type { Finding, TextFacts } from './reading/read-text.ts';
import { type StatedAllergens, statedAllergens } from './stated-allergens.ts';
import { type Inference, kindsOf, weighAllergens } from './weigh-allergens.ts';

export interface AllergenDecision {
  readonly entries: readonly AllergenEntry[];
  /** True only where what is not among the entries is known to be absent. */
  readonly known: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

const NOT_IN_VEGAN: readonly AllergenCode[] = ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const NOT_IN_VEGETARIAN: readonly AllergenCode[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];

/** Decides each allergen: stated first, then what the words show, and on the safe side where they contradict each other. */
export function decideAllergens(item: ItemFacts, diets: Diets, known: Knowledge): AllergenDecision {
  const stated = statedAllergens(item);
  const findings = findingsOf(item);
  const clashes = clashesOf(item, stated, known);
  const closed = new Set<AllergenCode>([
    ...stated.free.keys(),
    ...(diets.statedVegan ? NOT_IN_VEGAN : []),
    ...(diets.statedVegetarian ? NOT_IN_VEGETARIAN : []),
  ]);
  const counted = findings.filter(({ code, denied }) => !denied && !closed.has(code));
  const { named } = clashes;
  const inferred = stated.complete
    ? fromNamed(named)
    : item.list
      ? fromNamed([...counted, ...named])
      : weigh(item, [...counted, ...named], closed, known);
  const list = shownEntries(item, stated, inferred, findings);
  const anyEstimate = list.entries.some((entry) => entry.estimated);
  return {
    ...list,
    known: !anyEstimate && clashes.review.length === 0 && (stated.complete || item.list?.complete === true),
    review: clashes.review,
  };
}

function weigh(
  item: ItemFacts,
  findings: readonly Finding[],
  closed: Set<AllergenCode>,
  known: Knowledge,
): Inference[] {
  const { name, description, input } = item;
  return weighAllergens({
    findings,
    logOdds: isDrink(input.name, input.section)
      ? undefined
      : known.weights.logOdds(name.weighable, description.weighable),
    knownDish: name.dish,
    covered: name.covered,
    described: description.tokens.words.length > 0,
    closed: new Set([...closed, ...name.withheld, ...description.withheld]),
    negated: new Set([...name.negated, ...description.negated]),
    name: input.name,
  });
}

function findingsOf(item: ItemFacts): readonly Finding[] {
  if (item.list) return item.list.findings;
  // A section names its kind of dish, not what each is made of, so nothing in it is certain.
  const own = [...item.name.findings, ...descriptionFindings(item)];
  const section = ofSection(item, own).map((finding) =>
    finding.strength === 'certain' ? { ...finding, strength: 'likely' as const } : finding,
  );
  return [...own, ...section, ...ofCuisine(item)];
}

/**
 * A drink's description says what it tastes of ("citrus and almond", "biscuit"), not what is in it. In a wine's nothing but sulphites
 * counts, in a beer's only what names one of the 14 for certain.
 */
function descriptionFindings({ input, description }: ItemFacts): readonly Finding[] {
  const kind = tastedDrink(input.name, input.section);
  if (kind === undefined) return description.findings;
  return description.findings.filter(
    ({ code, strength }) => code === 'SULPHITES' || (kind === 'beer' && strength === 'certain'),
  );
}

/** A heading "Seafood" above a sea bass does not add prawns: what the item names is what the heading means for it. */
function ofSection({ section }: ItemFacts, own: readonly Finding[]): readonly Finding[] {
  const named = new Set(own.flatMap(({ code, strength, denied }) => (strength === 'certain' && !denied ? [code] : [])));
  const meant = new Set(
    section.findings.flatMap(({ code, phrase, source }) =>
      source === 'ingredient' && named.has(code) ? [phrase] : [],
    ),
  );
  return section.findings.filter(({ phrase }) => !meant.has(phrase));
}

/** Dishes that each cuisine cooks in its own way; a dish with a more exact name is known better by its line in the lexicon. */
const GENERIC = new Set(['curry', 'soup', 'salad', 'noodle', 'stir fry', 'stir fried', 'stew', 'broth', 'fried rice']);
const isGeneric = ({ dishes }: TextFacts): boolean => dishes.every((phrase) => GENERIC.has(phrase));

/**
 * What the cuisine adds: what its cooking often uses and, where the cuisine is a dish itself ("Fish and chips"), how items of that kind
 * are made: haddock in a chip shop comes in batter. A named dish is known better by its own line in the lexicon.
 */
function ofCuisine({ name, cuisine, input }: ItemFacts): Finding[] {
  if ((name.dish && !isGeneric(name)) || isDrink(input.name, input.section)) return [];
  const sure = new Set(cuisine.findings.flatMap(({ code, strength }) => (strength === 'certain' ? [code] : [])));
  const sameKind = name.findings.some(({ code, denied }) => !denied && sure.has(code));
  return cuisine.findings.flatMap((finding): Finding[] => {
    if (finding.strength === 'possible') return finding.source === 'cue' ? [finding] : [];
    if (finding.source === 'cue') return [{ ...finding, strength: 'likely' }];
    return sameKind && sure.has(finding.code) ? [{ ...finding, strength: 'likely' }] : [];
  });
}

/** Allergens that an ingredient names although a statement denies or omits them. They are shown all the same. */
function clashesOf(
  item: ItemFacts,
  stated: StatedAllergens,
  { lexicon }: Knowledge,
): { named: Finding[]; review: string[] } {
  if (stated.free.size === 0 && !stated.complete && !item.list) return { named: [], review: [] };
  const { inName, inDescription, inList } = namedIngredients(item, lexicon);
  const listed = new Set([...stated.declared.map(({ code }) => code), ...inList.map(({ code }) => code)]);
  const named: Finding[] = [];
  const review: string[] = [];
  const against = (finding: Finding, why: string) => {
    named.push({ ...finding, denied: false });
    review.push(`${finding.code}: "${finding.words}" is named, but ${why}`);
  };
  for (const finding of [...inName, ...inDescription, ...inList]) {
    const { code, phrase } = finding;
    const isFree = stated.free.has(code);
    const ofName = inName.includes(finding);
    // There is gluten-free bread and pasta, but no gluten-free wheat.
    const plainWord = code !== 'GLUTEN' || namesCereal(phrase);
    // The cheese in "dairy free cheese" is not dairy.
    const byItsName = code !== 'GLUTEN' && ofName && stated.freeByName.has(code);
    if (isFree && plainWord && !byItsName)
      against(finding, `"${stated.free.get(code) || 'the legend'}" says it is absent`);
    else if (!isFree && !listed.has(code) && (stated.complete || item.list)) {
      if (stated.complete) against(finding, 'the allergen statement does not list it');
      else if (ofName && plainWord) against(finding, 'the ingredient list does not name it');
    }
  }
  for (const { code, state } of stated.declared)
    if (stated.free.has(code)) review.push(`${code}: stated both as ${state} and as absent`);
  return { named, review };
}

const ORDER = new Map<string, number>(ALLERGENS.map(({ code }, i) => [code, i]));
const STATES: readonly Evidence['state'][] = ['contains', 'may contain', 'free'];

/** Evidence of one allergen comes together, first the entry that decides what is shown. */
function byAllergen(a: Evidence, b: Evidence): number {
  const order = (ORDER.get(a.value) ?? 0) - (ORDER.get(b.value) ?? 0);
  return order || STATES.indexOf(a.state) - STATES.indexOf(b.state);
}

/** Entries and evidence of what is stated, then of what is inferred where nothing is stated. */
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
    // The kind is that of the usual recipe, which a dish marked free of the allergen does not follow.
    const kinds = stated.free.has(code) ? [] : kindsOf(findings.filter((finding) => finding.code === code));
    put({ code, state, estimated: false, kinds }, { words, rule: 'stated', confidence: 0.98 });
  }
  const ownText = `${item.input.name} ${item.input.description ?? ''}`;
  for (const one of inferred) {
    // A "may contain" in the item's own text outweighs an estimate; a statement about the whole kitchen does not.
    const declared = stated.declared.find(({ code }) => code === one.code);
    const ofKitchen = declared?.state === 'may contain' && !ownText.includes(declared.words);
    if (!one.named && declared && !(ofKitchen && one.state === 'contains')) continue;
    // What a full ingredient list names is stated; what its ingredients usually contain is not.
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
  return { entries: [...entries.values()], evidence: evidence.sort(byAllergen) };
}

/** Lists and complete statements are not weighed: what is named counts, and what bought-in parts usually contain is an estimate. */
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
