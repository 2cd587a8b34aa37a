import { type Member, structuredDictionary } from '../../lib/structured-field.ts';
import type { Understood } from '../../ports/search/understanding.ts';

export function presentUnderstood(understood: Understood): Understood {
  const { text, vegan, vegetarian, halal, spicy, excludeAllergens, minPrice, maxPrice, minCalories, maxCalories } =
    understood;
  const { cuisine, city, near, radius, restaurant, course, corrected, ignored } = understood;
  const { without, doubtful, notUnderstood, unknownPlaces, needsPlace, sort } = understood;
  const conditions = {
    ...{ vegan, vegetarian, halal, spicy, excludeAllergens, minPrice, maxPrice, minCalories, maxCalories },
    ...{
      cuisine,
      city,
      near,
      radius,
      restaurant,
      course,
      without,
      doubtful,
      notUnderstood,
      unknownPlaces,
      needsPlace,
      sort,
    },
  };
  const read = Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
  return { text, ...read, corrected, ignored };
}

export function understoodHeader(understood: Understood): string {
  const { excludeAllergens, minPrice, maxPrice, minCalories, maxCalories, corrected, ignored } = understood;
  const { text, vegan, vegetarian, halal, spicy, cuisine, city, near, radius, restaurant, course } = understood;
  const { without, doubtful, notUnderstood, unknownPlaces, needsPlace, sort } = understood;
  const members: Readonly<Record<string, Member | undefined>> = {
    ...{ text, vegan, vegetarian, halal, spicy },
    'exclude-allergens': excludeAllergens?.map((token) => ({ token })),
    'min-price': minPrice === undefined ? undefined : { decimal: minPrice },
    'max-price': maxPrice === undefined ? undefined : { decimal: maxPrice },
    'min-calories': minCalories === undefined ? undefined : Math.ceil(minCalories),
    'max-calories': maxCalories === undefined ? undefined : Math.floor(maxCalories),
    ...{ cuisine, city, near },
    radius: radius === undefined ? undefined : { decimal: radius },
    ...{ restaurant, course, without, doubtful },
    'not-understood': notUnderstood,
    'unknown-places': unknownPlaces,
    'needs-place': needsPlace,
    sort,
    corrected:
      corrected.length > 0 ? corrected.map(({ typed, to }) => ({ value: typed, parameters: { to } })) : undefined,
    ignored: ignored.length > 0 ? ignored : undefined,
  };
  const present = Object.entries(members).filter((entry): entry is [string, Member] => entry[1] !== undefined);
  return structuredDictionary(Object.fromEntries(present));
}
