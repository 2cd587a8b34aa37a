import { foldText } from '../domain/fold-text.ts';
import type { ItemFilter } from '../ports/search/queries.ts';
import type { Conditions } from './item-filter.ts';
import type { VocabularyReader } from './understanding/vocabulary-reader.ts';
import { valuesCondition } from './value-conditions.ts';

/** How old the list of cities and cuisines may be: a filter by a new one must find it. */
const MOST_AGE_MS = 1000;

/**
 * Turns the contains filters for city and cuisine into lists of the values that exist, because the engines only compare
 * whole values.
 */
export function createPlaceFilter(
  vocabulary: VocabularyReader,
): (filter: ItemFilter, signal?: AbortSignal) => Promise<Conditions | null> {
  /** Null when no restaurant fits, so that nothing can be found. */
  return async function placeConditions(filter, signal) {
    const conditions: string[] = [];
    for (const field of ['city', 'cuisine'] as const) {
      const wanted = foldText(filter[field] ?? '');
      if (wanted === '') continue;
      const values = (await vocabulary(signal, MOST_AGE_MS)).data[field].filter((value) => value.includes(wanted));
      if (values.length === 0) return null;
      conditions.push(valuesCondition(field, values));
    }
    return conditions;
  };
}
