import type { AllergenCode } from '@menu-data-service/menu-model/allergens';

export interface Meaning {
  readonly vegetarian?: true;
  readonly vegan?: true;
  readonly halal?: true;
  /** False for "mild". */
  readonly spicy?: boolean;
  readonly contains?: readonly AllergenCode[];
  readonly mayContain?: readonly AllergenCode[];
  readonly freeFrom?: readonly AllergenCode[];
  readonly option?: true;
}

export interface Statement {
  readonly meaning: Meaning;
  readonly words: string;
}
