import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DietFact, EntrySource, Strength } from '../lexicon/entry.ts';
import type { Tokens } from '../text/tokens.ts';
import type { Declared, FreeFrom } from './said.ts';

export interface Finding {
  readonly code: AllergenCode;
  readonly strength: Strength;
  readonly kind: string | undefined;
  readonly source: EntrySource;
  /** As in the lexicon. */
  readonly phrase: string;
  readonly words: string;
  readonly denied: boolean;
}

export interface DietFinding {
  readonly fact: DietFact;
  readonly words: string;
}

/** Facts of one text: a name, a description, a section heading or an ingredient list. */
export interface TextFacts {
  readonly tokens: Tokens;
  /** Words for the word weights, with a break in place of look-alikes, denials and imitations. */
  readonly weighable: readonly string[];
  readonly findings: readonly Finding[];
  readonly diet: readonly DietFinding[];
  readonly declared: readonly Declared[];
  readonly free: readonly FreeFrom[];
  /** Allergens promised to be absent, whether of the dish as listed or of a variant. */
  readonly promised: readonly AllergenCode[];
  /** Words of a warning without a name, "traces possible", which applies to the promised allergens. */
  readonly traces: string | undefined;
  readonly noAllergens: boolean;
  readonly spicy: string | undefined;
  /** Allergens that the dish has in imitation: milk in "vegan cream sauce". */
  readonly imitated: readonly AllergenCode[];
  /** Allergens that must not be inferred from the words: negated ones, and those that a look-alike only seems to name. */
  readonly withheld: readonly AllergenCode[];
  /** Ruled out by the text ("no added nuts"), or known not to be in the dish; outweighs a mere possibility. */
  readonly negated: readonly AllergenCode[];
  /** Members of a group that the text rules out: "walnut". The dish may hold others of the group. */
  readonly deniedKinds: readonly string[];
  readonly dishes: readonly string[];
  readonly covered: number;
  /** True where something was recognised in every segment. */
  readonly allKnown: boolean;
  /** True where the last word of a segment was not recognised, or a mixture may contain more than it says. */
  readonly vague: boolean;
}
