import { isKnownPlace, PLACE_SOURCES, type Place, type PlaceSource } from '../domain/place.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';

/** A place as `restaurants` has it: '' where it is not known. */
export interface StoredPlace extends Place {
  readonly placeSource: PlaceSource | '';
}

const UNKNOWN: StoredPlace = { latitude: 0, longitude: 0, placeSource: '' };

/**
 * Where a restaurant is from now on: what is given, unless somebody surer has spoken; else what was said before, as long as it is still
 * at that postcode; else where its postcode is.
 * @param before as it is stored; null for a new restaurant
 * @param ofPostcode where its postcode is, if that is known
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

/** What somebody said of the place; what its postcode says is looked up again. */
function sourced({ latitude, longitude, placeSource }: StoredPlace): Said | null {
  return placeSource === '' || placeSource === 'postcode' ? null : { latitude, longitude, placeSource };
}

const rank = (source: PlaceSource): number => PLACE_SOURCES.indexOf(source);
