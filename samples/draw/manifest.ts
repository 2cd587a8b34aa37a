import type { Sample } from './catalogue.ts';
import type { SampleRestaurant } from './data/restaurants.ts';

interface ManifestRestaurant extends SampleRestaurant {
  readonly menus: { readonly source: string; readonly sourceUrl: string; readonly name?: string }[];
}

/** The manifest of a catalogue: a restaurant each, its documents in the order of the catalogue. */
export function manifestOf(catalogue: readonly Sample[]): { readonly restaurants: readonly ManifestRestaurant[] } {
  const restaurants = new Map<SampleRestaurant, ManifestRestaurant>();
  for (const { restaurant, file, sourceUrl, name } of catalogue) {
    const entry = restaurants.get(restaurant) ?? { ...restaurant, menus: [] };
    entry.menus.push({ source: file, sourceUrl, ...(name ? { name } : {}) });
    restaurants.set(restaurant, entry);
  }
  return { restaurants: [...restaurants.values()] };
}
