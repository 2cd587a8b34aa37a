import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import { isStronger, type Strength } from './lexicon/entry.ts';
import type { ItemFacts } from './read-item.ts';
import type { Finding } from './reading/text-facts.ts';
import type { LogOdds } from './weights/word-weights.ts';

export interface Inference {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  readonly kinds: readonly string[];
  readonly words: string;
  /** Lexicon source and phrase, or "word weights". */
  readonly rule: string;
  readonly confidence: number;
  readonly named: boolean;
}

const STEP: Readonly<Record<Strength, number>> = { certain: 7, likely: 3, possible: 1 };
/** A known dish seldom contains an allergen that it does not list; neither do plain foods, scaled by the known share of the name. */
const NOT_LISTED = { dish: -1.5, plain: -2 } as const;
/** A description that does not name an allergen speaks against it; a bare name leaves everything open. */
const UNNAMED = { described: -0.5, bare: 0.1 } as const;
const UNWEIGHED = -2.5;
/** Margin by which the log-odds of a mere possibility must exceed those of a usual recipe. */
const MERE = 1;
const CONFIDENCE: Readonly<Record<Strength, number>> = { certain: 0.95, likely: 0.75, possible: 0.4 };
/** Hidden in bread, stock and sauces: an estimate says "may contain" unless the text names the allergen itself. */
const HIDDEN = new Set<AllergenCode>(['SOYA', 'MUSTARD', 'CELERY']);

interface Bounds {
  readonly contains: number;
  readonly possible: number;
  /** Bound for showing it as possible by a bare name, which leaves everything open. */
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
  readonly item: ItemFacts;
  readonly findings: readonly Finding[];
  /** Undefined where the word weights are not to be used (drinks). */
  readonly logOdds: LogOdds | undefined;
  /** Codes that must not be inferred from word weights (stated vegan, free from). */
  readonly closed: ReadonlySet<AllergenCode>;
  readonly negated: ReadonlySet<AllergenCode>;
}

export interface WeighedAllergen {
  readonly code: AllergenCode;
  readonly odds: number;
  readonly best: Finding | undefined;
}

/** Allergens to show for an item without an ingredient list or a complete statement. */
export function weighAllergens(input: WeighInput): Inference[] {
  return weighEach(input).flatMap((weighed) => (isShown(weighed, input) ? [inferenceOf(weighed, input)] : []));
}

function isShown({ code, odds, best }: WeighedAllergen, { item, findings }: WeighInput): boolean {
  // Contents of most recipes are shown whatever the word weights say.
  if (best !== undefined && best.strength !== 'possible') return true;
  const bounds = BOUNDS[code];
  // Where nothing of the item was recognised, word weights alone must reach the upper bound.
  const nothingKnown = item.name.covered === 0 && findings.length === 0;
  const bound = nothingKnown ? bounds.contains : isDescribed(item) ? bounds.possible : bounds.bare;
  return odds >= bound;
}

function inferenceOf({ code, odds, best }: WeighedAllergen, { item, findings, logOdds }: WeighInput): Inference {
  const named = best?.strength === 'certain' && best.source !== 'dish';
  const contains = isContained(best, odds, logOdds !== undefined, BOUNDS[code]);
  // A mere possibility confirmed by the word weights takes their confidence.
  const raised = contains && best?.strength === 'possible';
  const confidence = best && !raised ? CONFIDENCE[best.strength] : Math.min(0.9, 1 / (1 + Math.exp(-odds)));
  return {
    code,
    state: contains && (named || !HIDDEN.has(code)) ? 'contains' : 'may contain',
    kinds: kindsOf(findings.filter((finding) => finding.code === code)),
    words: best?.words ?? item.input.name,
    rule: best ? `${best.source}: ${best.phrase}${raised ? ', word weights' : ''}` : 'word weights',
    confidence: Number(confidence.toFixed(2)),
    named,
  };
}

/** Adds word weights and findings, allergen by allergen, without closed or denied ones. */
export function weighEach({ item, findings, logOdds, closed, negated }: WeighInput): WeighedAllergen[] {
  const { dishes, covered } = item.name;
  const notListed =
    (dishes.length > 0 ? NOT_LISTED.dish : NOT_LISTED.plain * covered) +
    (isDescribed(item) ? UNNAMED.described : UNNAMED.bare);
  const weighed: WeighedAllergen[] = [];
  for (const { code } of ALLERGENS) {
    const best = strongest(findings, code);
    const isOut = best === undefined ? closed.has(code) : best.strength === 'possible' && negated.has(code);
    if (isOut) continue;
    const odds = (logOdds?.get(code) ?? UNWEIGHED) + (best ? STEP[best.strength] : notListed);
    weighed.push({ code, odds, best });
  }
  return weighed;
}

const isDescribed = ({ description }: ItemFacts): boolean => description.tokens.words.length > 0;

function strongest(findings: readonly Finding[], code: AllergenCode): Finding | undefined {
  let best: Finding | undefined;
  for (const finding of findings)
    if (finding.code === code && (!best || isStronger(finding.strength, best.strength))) best = finding;
  return best;
}

/** True where word weights, alone or with a mere possibility, exceed those of a usual recipe by enough to say more than "may contain". */
function isContained(best: Finding | undefined, odds: number, weighed: boolean, { contains }: Bounds): boolean {
  if (best?.strength === 'certain') return true;
  if (best?.strength === 'likely') return !weighed || odds >= contains;
  return odds >= contains + MERE;
}

export function kindsOf(findings: readonly Finding[]): string[] {
  const kinds = findings.flatMap(({ kind, strength }) => (kind && strength === 'certain' ? [kind] : []));
  return [...new Set(kinds)].sort();
}
