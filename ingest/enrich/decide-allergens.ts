import type { AllergenCode, AllergenEntry } from '../../src/domain/allergens.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { Diets } from './decide-diets.ts';
import type { Knowledge } from './knowledge.ts';
import type { ItemReading } from './read-item.ts';
import type { Finding } from './reading/read-text.ts';
import { namesCereal } from './reading/word-classes.ts';
import { type Inference, kindsOf, weighAllergens } from './weigh-allergens.ts';

export interface AllergenDecision {
  readonly entries: readonly AllergenEntry[];
  readonly known: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

const NOT_IN_VEGAN: readonly AllergenCode[] = ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const NOT_IN_VEGETARIAN: readonly AllergenCode[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const DRINK =
  /\b(latte|cappuccino|flat white|cortado|macchiato|mocha|espresso|americano|tea|coffee|frappe|frostino|babyccino|hot chocolate|smoothie|juice|lemonade|cola|coke|fanta|water|beer|lager|ale|cider|wine|gin|vodka|rum|whisky|cocktail|spritz|soda|tonic|milkshake|lassi|cold brew)s?\b(?!.*\b(cake|pie|pudding|muffin|brownie|cookie|loaf|scone|battered|toast|sandwich|roll|bread|chicken|beef|pork|duck|fish|cod|sauce|sorbet|tart|traybake|slice|jus|gravy|reduction|braised|poached)\b)/i;

/** Decides each allergen: stated first, then what the words show, on the safe side where they contradict each other. */
export function decideAllergens(item: ItemReading, diets: Diets, { weights }: Knowledge): AllergenDecision {
  const review: string[] = [];
  const evidence: Evidence[] = [];
  const entries = new Map<AllergenCode, AllergenEntry>();
  const stated = statedAllergens(item);
  const absent = new Set(stated.free.keys());
  const put = (entry: AllergenEntry, words: string, rule: string, confidence: number) => {
    const old = entries.get(entry.code);
    if (old && (old.state === 'contains' || entry.state === 'may contain')) return;
    entries.set(entry.code, entry);
    evidence.push({
      field: 'allergens',
      value: entry.code,
      basis: entry.estimated ? 'estimated' : 'stated',
      words,
      rule,
      confidence,
      state: entry.state,
    });
  };
  for (const { code, state, words } of stated.declared) {
    if (absent.has(code)) review.push(`${code}: stated both as ${state} and as absent`);
    const kinds = kindsOf(findingsOf(item).filter((finding) => finding.code === code));
    put({ code, state, estimated: false, kinds }, words, 'stated', 0.98);
  }

  let clash = false;
  const standing: Finding[] = [];
  for (const finding of findingsOf(item)) {
    const { code, denied } = finding;
    const explicit =
      finding.strength === 'certain' && (code === 'GLUTEN' ? namesCereal(finding.phrase) : finding.source !== 'dish');
    const free = denied || absent.has(code);
    const byDiet =
      (diets.statedVegan && NOT_IN_VEGAN.includes(code)) ||
      (diets.statedVegetarian && NOT_IN_VEGETARIAN.includes(code));
    if (free && explicit) {
      // Named and denied at once: shown as contained, because the other error can hurt.
      review.push(`${code}: "${finding.words}" is named, but stated as absent`);
      clash = true;
      standing.push(finding);
    } else if (!free && (!byDiet || explicit)) standing.push(finding);
    if (stated.complete && explicit && !free && !entries.has(code)) {
      review.push(`${code}: "${finding.words}" is named, but the allergen statement does not list it`);
      clash = true;
    }
  }

  const full = item.list !== undefined || stated.complete;
  const inferred = full
    ? fromNamedIngredients(stated.complete ? standing.filter(isNamed) : standing)
    : weighAllergens({
        findings: standing,
        logOdds: DRINK.test(item.input.name)
          ? undefined
          : weights.logOdds(item.name.weighable, item.description.weighable),
        knownDish: item.name.dish,
        covered: item.name.covered,
        closed: new Set([
          ...absent,
          ...item.name.withheld,
          ...item.description.withheld,
          ...(diets.statedVegan ? NOT_IN_VEGAN : []),
          ...(diets.statedVegetarian ? NOT_IN_VEGETARIAN : []),
        ]),
        name: item.input.name,
      });
  for (const one of inferred) {
    // What a full ingredient list names is the restaurant's own statement; what its parts usually hold is not.
    // A stated "may contain" stands against a mere estimate, not against a named ingredient.
    if (!one.named && stated.declared.some(({ code }) => code === one.code)) continue;
    const shown = item.list !== undefined && one.state === 'contains' && one.rule.startsWith('ingredient list');
    put({ code: one.code, state: one.state, estimated: !shown, kinds: one.kinds }, one.words, one.rule, one.confidence);
  }
  for (const [code, words] of stated.free) {
    if (!entries.has(code))
      evidence.push({
        field: 'allergens',
        value: code,
        basis: 'stated',
        words,
        rule: 'stated',
        confidence: 0.95,
        state: 'free',
      });
  }
  const anyEstimate = [...entries.values()].some((entry) => entry.estimated);
  const listComplete = item.list?.complete === true && item.name.unknown.length === 0;
  const known = !anyEstimate && !clash && (stated.complete || listComplete);
  return { entries: [...entries.values()], known, evidence, review };
}

const isNamed = ({ strength, source }: Finding): boolean => strength === 'certain' && source !== 'dish';

function findingsOf(item: ItemReading): readonly Finding[] {
  if (item.list) return item.list.findings;
  // A section names its kind of dish, not the make-up of each: nothing in it is certain.
  const section = item.section.findings.map((finding) =>
    finding.strength === 'certain' ? { ...finding, strength: 'likely' as const } : finding,
  );
  return [...item.name.findings, ...item.description.findings, ...section];
}

interface StatedAllergens {
  readonly declared: readonly { code: AllergenCode; state: 'contains' | 'may contain'; words: string }[];
  /** Declared absent for the whole item, with the words. */
  readonly free: ReadonlyMap<AllergenCode, string>;
  readonly complete: boolean;
}

function statedAllergens({ stated, name, description, list }: ItemReading): StatedAllergens {
  const texts = [name, description, ...(list ? [list.reading] : [])];
  const own = texts.flatMap(({ declared }) => declared);
  const declared = [
    ...(stated.contains ?? []).map((code) => ({
      code,
      state: 'contains' as const,
      words: stated.words?.contains ?? '',
    })),
    ...own.filter(({ state }) => state === 'contains'),
    ...(stated.mayContain ?? []).map((code) => ({
      code,
      state: 'may contain' as const,
      words: stated.words?.mayContain ?? '',
    })),
    ...own.filter(({ state }) => state === 'may contain'),
  ];
  const free = new Map<AllergenCode, string>();
  for (const code of stated.freeFrom ?? []) free.set(code, stated.words?.freeFrom ?? '');
  for (const text of texts)
    for (const one of text.free) if (one.whole) for (const code of one.codes) free.set(code, one.words);
  const complete =
    stated.allergensComplete === true ||
    own.some((one) => one.complete) ||
    texts.some(({ noAllergens }) => noAllergens);
  return { declared, free, complete };
}

/** Lists and complete statements are not weighed: what is named counts, and what bought-in parts usually hold is an estimate. */
function fromNamedIngredients(findings: readonly Finding[]): Inference[] {
  const byCode = new Map<AllergenCode, Finding[]>();
  for (const finding of findings) byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), finding]);
  return [...byCode].map(([code, found]) => {
    const sure = found.find(({ strength }) => strength === 'certain');
    const words = (sure ?? found[0])?.words ?? '';
    const phrase = (sure ?? found[0])?.phrase ?? '';
    return {
      code,
      state: 'contains',
      kinds: kindsOf(found),
      words,
      rule: sure ? `ingredient list: ${phrase}` : `usual part of ${phrase}`,
      confidence: sure ? 0.97 : 0.7,
      named: sure !== undefined,
    };
  });
}
