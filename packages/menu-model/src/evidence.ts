export const EVIDENCE_FIELDS = ['vegetarian', 'vegan', 'halal', 'spicy', 'calories', 'allergens', 'price'] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

/** Rule of calories that no word of the dish supports: the median of all dishes, which says nothing of this one. */
export const NO_PORTION = 'portion: no class found';

export const isGroundless = ({ field, rule }: Pick<Evidence, 'field' | 'rule'>): boolean =>
  field === 'calories' && rule === NO_PORTION;

/** Source of one value of one item. A field may have several, such as one for each allergen. */
export interface Evidence {
  readonly field: EvidenceField;
  /** Code of an allergen; the printed number of a price in another currency than pounds; otherwise the value as text ("true", "540"). */
  readonly value: string;
  /** stated: the restaurant says so; estimated: inferred by rule or model. */
  readonly basis: 'stated' | 'estimated';
  /** Words it is based on, as printed; may be empty. */
  readonly words: string;
  /** Name of the rule, phrase of the lexicon or model. */
  readonly rule: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** For calories: lower and upper end of the 80 % range, kcal. */
  readonly range?: readonly [number, number];
  readonly state?: 'contains' | 'may contain' | 'free' | 'likely absent';
}
