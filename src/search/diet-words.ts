import type { MenuItem } from '@menu-data-service/menu-model/menu';

/** Search words for an item's diets, whatever its texts say. */
export function dietWords({ vegan, vegetarian, halal, spicy }: MenuItem): readonly string[] {
  return [
    ...(vegan ? ['vegan', 'plant based'] : []),
    ...(vegan || vegetarian ? ['vegetarian'] : []),
    ...(halal ? ['halal'] : []),
    ...(spicy ? ['spicy'] : []),
  ];
}
