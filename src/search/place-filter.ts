import { foldText } from '@menu-data-service/menu-model/fold-text';
import type { ItemFilter } from '../ports/search/queries.ts';
import { type Conditions, valuesCondition } from './item-filter.ts';
import type { Names } from './understanding/names.ts';

/**
 * Resolves the contains filters for city and cuisine to lists of existing values, because the engines only compare whole values. Null if no
 * restaurant fits.
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
