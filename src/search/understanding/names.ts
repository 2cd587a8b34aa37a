import { memoize } from '@menu-data-service/menu-model/memoize';
import type { NameKeeper, RestaurantNames } from '../../ports/search/names.ts';
import { createDishWords } from './dish-words.ts';
import { createRestaurantTable } from './restaurant-table.ts';
import { createTally } from './tally.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Names in the data, for understanding searches. */
export interface Names {
  vocabulary(): Vocabulary;
  /** Distinct folded values of a field. */
  values(field: 'city' | 'cuisine'): readonly string[];
}

/**
 * Names of restaurants, updated one by one. An update costs the same regardless of their number; only a new town or cuisine rebuilds the
 * tables of those.
 */
export function createNames<Key>(): Names & NameKeeper<Key> {
  const kept = new Map<Key, RestaurantNames>();
  const restaurants = createRestaurantTable();
  const dishes = createDishWords();
  const tallies = { city: createTally(), cuisine: createTally(), district: createTally() };
  /** Interns texts shared by many restaurants. */
  const shared = memoize((text) => text);
  let values = { city: [] as readonly string[], cuisine: [] as readonly string[] };
  let vocabulary: Vocabulary | null = null;
  let madeAt = 0;

  /** Built lazily, so that filling does not wait for it. */
  function made(): Vocabulary {
    const now = tallies.city.changes + tallies.cuisine.changes;
    if (vocabulary !== null && now === madeAt) return vocabulary;
    values = { city: [...tallies.city.texts()], cuisine: [...tallies.cuisine.texts()] };
    vocabulary = vocabularyOf({
      ...{ cities: values.city, cuisines: values.cuisine },
      ...{ districts: tallies.district, restaurants, dishes },
    });
    madeAt = now;
    return vocabulary;
  }

  function count({ restaurant, city, cuisine, district }: RestaurantNames, how: 'add' | 'remove'): void {
    restaurants[how](restaurant);
    tallies.city[how](city);
    tallies.cuisine[how](cuisine);
    tallies.district[how](district);
  }

  return {
    put(key, names) {
      const before = kept.get(key);
      const { restaurant, city, cuisine, district } = names;
      kept.set(key, { restaurant, city: shared(city), cuisine: shared(cuisine), district: shared(district) });
      count(names, 'add');
      // Removed last, so that unchanged names are never gone.
      if (before !== undefined) count(before, 'remove');
    },
    remove(key) {
      const known = kept.get(key);
      if (known === undefined) return;
      kept.delete(key);
      count(known, 'remove');
    },
    keys: () => kept.keys(),
    addDishes(names) {
      for (const name of names) dishes.add(name);
    },
    vocabulary: made,
    values(field) {
      made();
      return values[field];
    },
  };
}
