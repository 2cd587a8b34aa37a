export const EVIDENCE_FIELDS = ['vegetarian', 'vegan', 'halal', 'spicy', 'calories', 'allergens'] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

/** Where one value of one item comes from. Several rows may support one field (one an allergen). */
export interface Evidence {
  readonly field: EvidenceField;
  /** For allergens the code of the allergen; otherwise the value as text ("true", "540"). */
  readonly value: string;
  /** stated: the restaurant says so; estimated: inferred by rule or model. */
  readonly basis: 'stated' | 'estimated';
  /** The words it rests on, as they stand in the document; empty for a class default. */
  readonly words: string;
  /** Name of the rule, dish line, ingredient line or model. */
  readonly rule: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** For calories: lower and upper end of the 80 % range, kcal. */
  readonly range?: readonly [number, number];
  /** For allergens: contained, or only possibly so. */
  readonly state?: 'contains' | 'may contain' | 'free';
}
