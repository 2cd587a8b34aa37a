export const EVIDENCE_FIELDS = ['vegetarian', 'vegan', 'halal', 'spicy', 'calories', 'allergens'] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

/** Where one value of one item comes from. A field may have several, such as one for each allergen. */
export interface Evidence {
  readonly field: EvidenceField;
  /** For allergens the code of the allergen; otherwise the value as text ("true", "540"). */
  readonly value: string;
  /** stated: the restaurant says so; estimated: inferred by rule or model. */
  readonly basis: 'stated' | 'estimated';
  /** The words it is based on, as printed; empty where there are none. */
  readonly words: string;
  /** Name of the rule, the phrase of the lexicon or the model. */
  readonly rule: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** For calories: lower and upper end of the 80 % range, kcal. */
  readonly range?: readonly [number, number];
  /** Only for allergens. */
  readonly state?: 'contains' | 'may contain' | 'free' | 'likely absent';
}
