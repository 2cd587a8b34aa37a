import type { AllergenCode } from '../../../src/domain/allergens.ts';

/** What one code or sign of a document means. */
export interface Meaning {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly halal?: true;
  readonly spicy?: true;
  readonly contains?: AllergenCode;
  readonly freeFrom?: readonly AllergenCode[];
  /** The dish can be had so, it is not so as listed. */
  readonly option?: true;
}

/** Codes in lower case with their meaning in this document. */
export interface Legend {
  readonly meanings: ReadonlyMap<string, Meaning>;
}
