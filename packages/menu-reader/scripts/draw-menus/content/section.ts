import type { Chance } from '../chance.ts';
import { cased } from './casing.ts';
import type { Cuisine, SectionKind } from './cuisine.ts';
import { type DishHabits, drawDish } from './dish.ts';
import { drawAddition, drawSectionNote } from './furniture.ts';
import { expand } from './grammar.ts';
import type { DrawnDish, DrawnSection } from './types.ts';

/** What all sections of a document have in common. */
export interface SectionHabits {
  readonly dishes: DishHabits;
  /** Share of sections whose dishes come in sizes. */
  readonly sized: number;
  /** Share of sections with one price for all. */
  readonly priced: number;
  readonly notes: number;
  readonly closings: number;
  readonly glass: readonly string[] | null;
}

const SIZES: readonly (readonly string[])[] = [
  ['Small', 'Large'],
  ['Regular', 'Large'],
  ['Half', 'Full'],
  ['Starter', 'Main'],
  ['Pint', 'Quart'],
  ['10"', '12"'],
  ['9"', '12"', '15"'],
  ['Cup', 'Bowl'],
  ['Single', 'Double'],
  ['Half', 'Pint'],
  ['Lunch', 'Dinner'],
  ['Sm', 'Lg'],
  ['S', 'M', 'L'],
  ['Small', 'Medium', 'Large'],
  ['6 pcs', '12 pcs'],
  ['Eat in', 'Takeaway'],
];

/** A section of the kind with about so many dishes. */
export function drawSection(
  chance: Chance,
  habits: SectionHabits,
  {
    kind,
    cuisine,
    count,
    first,
    noPrices,
  }: {
    readonly kind: SectionKind;
    readonly cuisine: Cuisine;
    readonly count: number;
    /** Number of dishes before this section. */
    readonly first: number;
    /** The dishes of a set menu have none. */
    readonly noPrices: boolean;
  },
): DrawnSection {
  const { money, casings } = habits.dishes;
  const price =
    !noPrices && chance.chance(habits.priced) ? money.round(chance.between(kind.low, kind.high) * money.scale) : null;
  const sizes = noPrices || price !== null ? null : drawSizes(chance, habits, kind);
  const taken = new Set<string>();
  const dishes: DrawnDish[] = [];
  for (let tries = 0; dishes.length < count && tries < count * 4; tries++) {
    const dish = drawDish(chance, habits.dishes, {
      kind,
      cuisine,
      sizes,
      noPrice: noPrices || price !== null,
      index: first + dishes.length,
      taken,
    });
    if (dish) dishes.push(dish);
  }
  const one = (): string => expand('{one}', cuisine.pools, chance);
  const amount = (): string => money.print(money.round(chance.between(0.5, 4) * money.scale));
  const name = expand(chance.pick(kind.names), cuisine.pools, chance);
  const prefix = chance.chance(0.05) ? chance.pick(['Our ', 'The ', 'House ', 'Fresh ']) : '';
  return {
    name: cased(prefix + name, casings.heading),
    group: null,
    note: chance.chance(habits.notes) ? drawSectionNote(chance, one) : null,
    price,
    sizes,
    dishes,
    closing: chance.chance(habits.closings) ? drawAddition(chance, one, amount) : null,
    stated: /^vegetarian/i.test(name)
      ? { vegetarian: true }
      : /^vegan/i.test(name)
        ? { vegetarian: true, vegan: true }
        : {},
  };
}

function drawSizes(chance: Chance, habits: SectionHabits, kind: SectionKind): readonly string[] | null {
  if (kind.byGlass) return habits.glass;
  return chance.chance(habits.sized) ? chance.pick(SIZES) : null;
}
