import type { AllergenCode } from '@menu-data-service/allergens';

/** What a code, sign or word states of a dish. */
export interface Meaning {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly halal?: true;
  /** False for "mild". */
  readonly spicy?: boolean;
  readonly contains?: readonly AllergenCode[];
  readonly mayContain?: readonly AllergenCode[];
  readonly freeFrom?: readonly AllergenCode[];
  /** The dish can be had so; it is not so as listed. */
  readonly option?: true;
}

/** A meaning with the words it rests on. */
export interface Statement {
  readonly meaning: Meaning;
  readonly words: string;
}
