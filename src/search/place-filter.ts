import { foldText } from '../domain/fold-text.ts';
import type { ItemFilter } from '../ports/search-index.ts';
import type { SearchEngine } from './engine.ts';
import type { Conditions } from './item-filter.ts';

/** How long the list of cities and cuisines is used before it is read again, in milliseconds. */
const LIST_LIFETIME = 1000;

interface Places {
  readonly city: readonly string[];
  readonly cuisine: readonly string[];
}

/**
 * Turns the contains filters for city and cuisine into lists of the values that exist, because the engines only compare
 * whole values. Values are folded text (letters, digits, single spaces), so they need no escaping.
 */
export function createPlaceFilter(
  engine: SearchEngine,
): (filter: ItemFilter, signal?: AbortSignal) => Promise<Conditions | null> {
  let places: Places = { city: [], cuisine: [] };
  let readAt = Number.NEGATIVE_INFINITY;

  async function currentPlaces(signal?: AbortSignal): Promise<Places> {
    if (performance.now() - readAt < LIST_LIFETIME) return places;
    const [{ facets }] = await engine.search(
      [
        {
          index: 'menus',
          q: '',
          filter: [],
          matchingStrategy: 'all',
          offset: 0,
          limit: 0,
          facets: ['city', 'cuisine'],
        },
      ],
      signal,
    );
    places = { city: Object.keys(facets.city ?? {}), cuisine: Object.keys(facets.cuisine ?? {}) };
    readAt = performance.now();
    return places;
  }

  /** Null when no restaurant fits, so that nothing can be found. */
  return async function placeConditions(filter, signal) {
    const conditions: string[] = [];
    for (const field of ['city', 'cuisine'] as const) {
      const wanted = foldText(filter[field] ?? '');
      if (wanted === '') continue;
      const values = (await currentPlaces(signal))[field].filter((value) => value.includes(wanted));
      if (values.length === 0) return null;
      conditions.push(`${field} IN [${values.map((value) => `"${value}"`).join(', ')}]`);
    }
    return conditions;
  };
}
