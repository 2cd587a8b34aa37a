/** What a unit is in its menu. */
export const ROLES = ['title', 'heading', 'item', 'nameRest', 'description', 'price', 'other'] as const;
export type Role = (typeof ROLES)[number];

/** What the roles are called where people read them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  title: 'title',
  heading: 'heading',
  item: 'item',
  nameRest: 'rest of a name',
  description: 'description',
  price: 'price alone',
  other: 'other',
};
