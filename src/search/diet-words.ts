import type { MenuItem } from '../domain/menu.ts';

/** The diets that an item fits, as people ask for them, whatever its texts say. */
export function dietWords({ vegan, vegetarian, halal, spicy }: MenuItem): readonly string[] {
  return [
    ...(vegan ? ['vegan', 'plant based'] : []),
    ...(vegan || vegetarian ? ['vegetarian'] : []),
    ...(halal ? ['halal'] : []),
    ...(spicy ? ['spicy'] : []),
  ];
}
