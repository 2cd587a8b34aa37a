import type { AllergenCode } from '@menu-data-service/allergens';

/** What a kitchen's table declares of one dish. An allergen in none of the lists is unknown. */
export interface DeclaredDish {
  /** As the table has it. */
  readonly name: string;
  readonly contains: readonly AllergenCode[];
  readonly mayContain: readonly AllergenCode[];
  /** Those that have a column, which is empty or says no. */
  readonly freeFrom: readonly AllergenCode[];
  /** kcal */
  readonly calories?: number;
  /** Its row has not a single mark, so that it may as well be the heading of a section. */
  readonly bare: boolean;
}

/** A kitchen's allergen table that is understood. */
export interface DeclaredTable {
  /** Allergens that have a column; of the others the table says nothing where they are not named. */
  readonly columns: readonly AllergenCode[];
  readonly dishes: readonly DeclaredDish[];
  /** What was left out, for the person who imports it. */
  readonly notes: readonly string[];
}

/** Two rows of one name: what either says is contained counts, and only what both leave out is absent. */
export function joinDishes(a: DeclaredDish, b: DeclaredDish): DeclaredDish {
  const contains = [...new Set([...a.contains, ...b.contains])];
  const mayContain = [...new Set([...a.mayContain, ...b.mayContain])].filter((code) => !contains.includes(code));
  const freeFrom = a.freeFrom.filter((code) => b.freeFrom.includes(code));
  const { calories: _, ...rest } = a;
  const kcal = a.calories === b.calories && a.calories !== undefined ? { calories: a.calories } : {};
  return { ...rest, contains, mayContain, freeFrom, ...kcal, bare: a.bare && b.bare };
}
