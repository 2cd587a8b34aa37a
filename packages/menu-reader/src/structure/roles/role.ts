/** What a unit is in its menu. */
export const ROLES = ['title', 'heading', 'item', 'nameRest', 'description', 'price', 'other'] as const;
export type Role = (typeof ROLES)[number];

/** A score for each role, like the logarithm of odds; higher is likelier. */
export type RoleScores = Record<Role, number>;

/** Practically impossible. */
export const NEVER = -30;
