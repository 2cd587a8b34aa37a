import type { AllergenCode } from '@menu-data-service/allergens';
import type { DietFact, EntrySource, Strength } from '../lexicon/entry.ts';
import type { Tokens } from '../text/tokens.ts';
import type { Declared, FreeFrom } from './statements.ts';

/** One allergen that a phrase of the text brings. */
export interface Finding {
  readonly code: AllergenCode;
  readonly strength: Strength;
  readonly kind: string | undefined;
  readonly source: EntrySource;
  /** As in the lexicon. */
  readonly phrase: string;
  /** As printed. */
  readonly words: string;
  /** True where the text declares this allergen absent at this place. */
  readonly denied: boolean;
}

export interface DietFinding {
  readonly fact: DietFact;
  readonly words: string;
}

/** What one text (a name, a description, a section heading or an ingredient list) says. */
export interface TextFacts {
  readonly tokens: Tokens;
  /** The words for the word weights, with a break in place of look-alikes, denials and imitations. */
  readonly weighable: readonly string[];
  readonly findings: readonly Finding[];
  readonly diet: readonly DietFinding[];
  readonly declared: readonly Declared[];
  readonly free: readonly FreeFrom[];
  readonly noAllergens: boolean;
  /** The words that make it spicy. */
  readonly spicy: string | undefined;
  /** Allergens of what the dish has in another kind: milk in "vegan cream sauce". */
  readonly imitated: readonly AllergenCode[];
  /** Allergens that must not be inferred from the words: negated ones, and those that a look-alike only seems to name. */
  readonly withheld: readonly AllergenCode[];
  /**
   * Allergens that the text rules out ("no added nuts") or that a dish is known not to contain (milk in a jungle curry). They outweigh
   * a mere possibility.
   */
  readonly negated: readonly AllergenCode[];
  /** The dish phrases found. */
  readonly dishes: readonly string[];
  /** Share of the words that the lexicon knows, 0 to 1. */
  readonly covered: number;
  /** True where something was recognised in every segment. */
  readonly allKnown: boolean;
  /** True where the last word of a segment was not recognised, or a mixture may contain more than it says. */
  readonly vague: boolean;
}
