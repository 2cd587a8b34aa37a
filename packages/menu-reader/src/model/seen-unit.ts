import type { UnitFeatures } from '../structure/roles/features.ts';
import type { RulesView } from '../structure/roles/rules-view.ts';
import type { Unit } from '../structure/units/unit.ts';

export interface SeenUnit {
  readonly unit: Unit;
  readonly features: UnitFeatures;
  readonly rules: RulesView;
}

/** Roles that the model chooses between; a unit without text is only a price and is skipped. */
export const LEARNED_ROLES = ['title', 'heading', 'item', 'nameRest', 'description', 'other'] as const;
export type LearnedRole = (typeof LEARNED_ROLES)[number];
