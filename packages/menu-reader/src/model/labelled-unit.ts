import type { Role, RoleScores } from '../structure/roles/role.ts';
import type { UnitFeatures } from '../structure/roles/unit-features.ts';
import type { Unit } from '../structure/units/unit.ts';

/** A unit with all that the rules say of it. */
export interface LabelledUnit {
  readonly unit: Unit;
  readonly features: UnitFeatures;
  /** The role that the rules decided on, by how much, and their scores for every role. */
  readonly role: Role;
  readonly margin: number;
  readonly scores: RoleScores;
}

/** Roles that the model chooses between; a unit without text is a price alone and is not asked about. */
export const LEARNED_ROLES = ['title', 'heading', 'item', 'nameRest', 'description', 'other'] as const;
export type LearnedRole = (typeof LEARNED_ROLES)[number];
