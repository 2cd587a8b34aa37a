export const ROLES = ['title', 'heading', 'item', 'nameRest', 'description', 'price', 'other'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  title: 'title',
  heading: 'heading',
  item: 'item',
  nameRest: 'rest of a name',
  description: 'description',
  price: 'price alone',
  other: 'other',
};

/** Score of each role, like the logarithm of odds; higher is likelier. */
export type RoleScores = Record<Role, number>;

export const NEVER = -30;
