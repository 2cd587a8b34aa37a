import type { RestaurantNames } from '../../src/ports/search/names.ts';
import { createNames } from '../../src/search/understanding/names.ts';
import type { Vocabulary } from '../../src/search/understanding/vocabulary.ts';

const NOTHING: RestaurantNames = { restaurant: '', city: '', cuisine: '', district: '' };

export function vocabularyWith(values: { readonly [Field in keyof RestaurantNames]: readonly string[] }): Vocabulary {
  const names = createNames<string>();
  for (const field of Object.keys(values) as (keyof RestaurantNames)[])
    for (const value of values[field]) names.put(`${field} ${value}`, { ...NOTHING, [field]: value });
  return names.vocabulary();
}
