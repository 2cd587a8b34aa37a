import type { RestaurantFacts } from '../../src/domain/restaurant.ts';
import type { Sample } from './catalogue.ts';

interface ManifestRestaurant extends RestaurantFacts {
  readonly menus: { readonly source: string; readonly sourceUrl: string; readonly name?: string }[];
}

/** The manifest of a catalogue: its restaurants, with their documents in the order of the catalogue. */
export function manifestOf(catalogue: readonly Sample[]): { readonly restaurants: readonly ManifestRestaurant[] } {
  const restaurants = new Map<RestaurantFacts, ManifestRestaurant>();
  for (const { restaurant, file, sourceUrl, name } of catalogue) {
    const entry = restaurants.get(restaurant) ?? { ...restaurant, menus: [] };
    entry.menus.push({ source: file, sourceUrl, ...(name ? { name } : {}) });
    restaurants.set(restaurant, entry);
  }
  return { restaurants: [...restaurants.values()] };
}
