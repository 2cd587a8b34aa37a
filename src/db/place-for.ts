import { isKnownPlace, PLACE_SOURCES, type Place, type PlaceSource } from '../domain/place.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';

export interface StoredPlace extends Place {
  readonly placeSource: PlaceSource | '';
}

const UNKNOWN: StoredPlace = { latitude: 0, longitude: 0, placeSource: '' };

/**
 * Decides where a restaurant is: the given place unless a more reliable source is stored; else the stored place while the postcode stays
 * the same; else the place of the postcode.
 * @param before as stored; null for a new restaurant
 * @param ofPostcode place of the postcode, if known
 */
export function placeFor(
  facts: Pick<RestaurantFacts, 'place' | 'postcode'>,
  before: (StoredPlace & { readonly postcode: string }) | null,
  ofPostcode: Place | undefined,
): StoredPlace {
  const said = facts.place !== null && before !== null && before.postcode === facts.postcode ? sourced(before) : null;
  const given = facts.place && isKnownPlace(facts.place) ? facts.place : null;
  if (given && (said === null || rank(given.source) <= rank(said.placeSource))) {
    return { latitude: given.latitude, longitude: given.longitude, placeSource: given.source };
  }
  return said ?? (ofPostcode ? { ...ofPostcode, placeSource: 'postcode' } : UNKNOWN);
}

type Said = Place & { readonly placeSource: PlaceSource };

/** The stated place; that of a postcode is looked up again. */
function sourced({ latitude, longitude, placeSource }: StoredPlace): Said | null {
  return placeSource === '' || placeSource === 'postcode' ? null : { latitude, longitude, placeSource };
}

const rank = (source: PlaceSource): number => PLACE_SOURCES.indexOf(source);
