import type { AllergenCode } from '@menu-data-service/menu-model/allergens';

/** A row of a kitchen's allergen table. An allergen in no list is unknown. */
export interface DeclaredDish {
  readonly name: string;
  readonly contains: readonly AllergenCode[];
  readonly mayContain: readonly AllergenCode[];
  /** Allergens with a column that is empty or says no. */
  readonly freeFrom: readonly AllergenCode[];
  readonly calories?: number;
  /** The row has no mark at all, so it may be the heading of a section. */
  readonly bare: boolean;
}

export interface DeclaredTable {
  /** Allergens with a column. About others the table says nothing unless it names them. */
  readonly columns: readonly AllergenCode[];
  readonly dishes: readonly DeclaredDish[];
  /** Omissions, for the person who imports the table. */
  readonly notes: readonly string[];
}

/** Joins two rows with the same name: an allergen in either counts as contained, and only one that both exclude as absent. */
export function joinDishes(a: DeclaredDish, b: DeclaredDish): DeclaredDish {
  const contains = [...new Set([...a.contains, ...b.contains])];
  const mayContain = [...new Set([...a.mayContain, ...b.mayContain])].filter((code) => !contains.includes(code));
  const freeFrom = a.freeFrom.filter((code) => b.freeFrom.includes(code));
  const { calories: _, ...rest } = a;
  const kcal = a.calories === b.calories && a.calories !== undefined ? { calories: a.calories } : {};
  return { ...rest, contains, mayContain, freeFrom, ...kcal, bare: a.bare && b.bare };
}
