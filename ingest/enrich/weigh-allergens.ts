import { ALLERGENS, type AllergenCode } from '../../src/domain/allergens.ts';
import { type Strength, stronger } from './lexicon/entry.ts';
import type { Finding } from './reading/read-text.ts';
import type { LogOdds } from './weights/word-weights.ts';

/** What is inferred of one allergen of one item. */
export interface Inference {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  readonly kinds: readonly string[];
  readonly words: string;
  /** Lexicon source and phrase, or "word weights". */
  readonly rule: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** True where an ingredient that brings it by definition is named. */
  readonly named: boolean;
}

/** What a strength adds to the log-odds of the word weights. */
const STEP: Readonly<Record<Strength, number>> = { certain: 7, likely: 3, possible: 1 };
/** A known dish that does not list an allergen seldom holds it; so do plain foods, by the share of the name that is known. */
const NOT_LISTED = { dish: -1.5, plain: -2 } as const;
/** A description that does not name an allergen speaks against it; a bare name leaves everything open. */
const UNNAMED = { described: -0.5, bare: 0.1 } as const;
/** Log-odds where the weights are not asked. */
const UNWEIGHED = -2.5;
/** What the log-odds of a mere possibility must have over those of a usual recipe. */
const MERE = 1;
const CONFIDENCE: Readonly<Record<Strength, number>> = { certain: 0.95, likely: 0.75, possible: 0.4 };
/** These sit in bread, stock and sauces and are not in a name: an estimate says "may contain" unless the word itself stands. */
const HIDDEN = new Set<AllergenCode>(['SOYA', 'MUSTARD', 'CELERY']);

interface Bounds {
  /** From here on the item is shown as containing it. */
  readonly contains: number;
  /** From here on it is shown as possible, where a description tells what the dish holds. */
  readonly possible: number;
  /** The same for a bare name, which leaves everything open. */
  readonly bare: number;
}

/** Chosen for recall on the development rows; see docs/enrichment.md. */
const BOUNDS: Readonly<Record<AllergenCode, Bounds>> = {
  CELERY: { contains: 2, possible: 0, bare: 0 },
  GLUTEN: { contains: 0.5, possible: -1, bare: -1 },
  CRUSTACEANS: { contains: 1, possible: -1, bare: -1.4 },
  EGGS: { contains: 0.8, possible: -0.4, bare: -0.3 },
  FISH: { contains: 0.5, possible: -1, bare: -1.2 },
  LUPIN: { contains: 1, possible: 0, bare: 0 },
  MILK: { contains: 1, possible: 0.1, bare: -0.6 },
  MOLLUSCS: { contains: 1, possible: -1, bare: -1 },
  MUSTARD: { contains: 2, possible: 0.3, bare: -1 },
  NUTS: { contains: 1, possible: 0.2, bare: -0.3 },
  PEANUTS: { contains: 1, possible: -1.2, bare: -1.2 },
  SESAME: { contains: 1, possible: 0.3, bare: 0 },
  SOYA: { contains: 2, possible: 0, bare: -0.2 },
  SULPHITES: { contains: 4, possible: 4, bare: 4 },
};

export interface WeighInput {
  /** Findings that stand: not denied, not taken away by a stated diet. */
  readonly findings: readonly Finding[];
  /** undefined where the words are not to be asked (drinks). */
  readonly logOdds: LogOdds | undefined;
  readonly knownDish: boolean;
  /** Share of the name's words that the lexicon knows. */
  readonly covered: number;
  /** True where the item has a description. */
  readonly described: boolean;
  /** Codes that must not be inferred from word weights (stated vegan, free from). */
  readonly closed: ReadonlySet<AllergenCode>;
  /** Codes whose words the text denies: what a dish merely may hold is not shown against it. */
  readonly negated: ReadonlySet<AllergenCode>;
  readonly name: string;
}

/** Log-odds of one allergen with the strongest finding behind them. */
interface Weighed {
  readonly code: AllergenCode;
  readonly odds: number;
  readonly best: Finding | undefined;
}

/** Adds up word weights and lexicon, allergen by allergen. */
function weighEach({ findings, logOdds, knownDish, covered, described, closed, negated }: WeighInput): Weighed[] {
  const notListed =
    (knownDish ? NOT_LISTED.dish : NOT_LISTED.plain * covered) + (described ? UNNAMED.described : UNNAMED.bare);
  return ALLERGENS.flatMap(({ code }) => {
    let best: Finding | undefined;
    for (const finding of findings)
      if (finding.code === code && (!best || stronger(finding.strength, best.strength))) best = finding;
    if (!best && closed.has(code)) return [];
    if (best?.strength === 'possible' && negated.has(code)) return [];
    const odds = (logOdds?.get(code) ?? UNWEIGHED) + (best ? STEP[best.strength] : notListed);
    return [{ code, odds, best }];
  });
}

/** Word weights alone, or with a mere possibility, must be surer than a usual recipe to say more than "may contain". */
function isContained(best: Finding | undefined, odds: number, weighed: boolean, { contains }: Bounds): boolean {
  if (best?.strength === 'certain') return true;
  if (best?.strength === 'likely') return !weighed || odds >= contains;
  return odds >= contains + MERE;
}

/** What is to be shown of the allergens of an item without a full list or statement. */
export function weighAllergens(input: WeighInput): Inference[] {
  // Where nothing of the item was recognised, word weights alone must be sure.
  const nothingKnown = input.covered === 0 && input.findings.length === 0;
  return weighEach(input).flatMap(({ code, odds, best }) => {
    const bounds = BOUNDS[code];
    // What most recipes hold is shown whatever the word weights say.
    const usual = best !== undefined && best.strength !== 'possible';
    if (!usual && odds < (nothingKnown ? bounds.contains : input.described ? bounds.possible : bounds.bare)) return [];
    const named = best?.strength === 'certain' && best.source !== 'dish';
    const contains = isContained(best, odds, input.logOdds !== undefined, bounds);
    // A mere possibility that the word weights make sure is as sure as they are.
    const raised = contains && best?.strength === 'possible';
    const confidence = best && !raised ? CONFIDENCE[best.strength] : Math.min(0.9, 1 / (1 + Math.exp(-odds)));
    return [
      {
        code,
        state: contains && (named || !HIDDEN.has(code)) ? 'contains' : 'may contain',
        kinds: kindsOf(input.findings.filter((finding) => finding.code === code)),
        words: best?.words ?? input.name,
        rule: best ? `${best.source}: ${best.phrase}${raised ? ', word weights' : ''}` : 'word weights',
        confidence: Number(confidence.toFixed(2)),
        named,
      },
    ];
  });
}

/** Kinds by definition; a merely likely kind is not shown. */
export function kindsOf(findings: readonly Finding[]): string[] {
  const kinds = findings.flatMap(({ kind, strength }) => (kind && strength === 'certain' ? [kind] : []));
  return [...new Set(kinds)].sort();
}
