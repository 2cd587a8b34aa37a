import { foldText } from '../domain/fold-text.ts';
import type { ItemFilter } from '../ports/search/queries.ts';
import { type Conditions, valuesCondition } from './item-filter.ts';
import type { Names } from './understanding/names.ts';

/**
 * Turns the contains filters for city and cuisine into lists of the values that exist, because the engines only compare
 * whole values. Null when no restaurant fits, so that nothing can be found.
 */
export function placeConditions(names: Pick<Names, 'values'>, filter: ItemFilter): Conditions | null {
  const conditions: string[] = [];
  for (const field of ['city', 'cuisine'] as const) {
    const wanted = foldText(filter[field] ?? '');
    if (wanted === '') continue;
    const values = names.values(field).filter((value) => value.includes(wanted));
    if (values.length === 0) return null;
    conditions.push(valuesCondition(field, values));
  }
  return conditions;
}
