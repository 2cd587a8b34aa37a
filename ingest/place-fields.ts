import { isKnownPlace, notAPlace, type SourcedPlace, toPlace } from '../src/domain/place.ts';
import type { RestaurantFacts } from '../src/domain/restaurant.ts';

/** The part of the facts that two fields of an operator's make: nothing where both are empty, "forget it" for 0 and 0. */
type PlaceFacts = Pick<RestaurantFacts, 'place'>;

/**
 * Where the operator says that a restaurant is.
 * @returns a text that says what is wrong, where it is no place
 */
export function operatorPlace(latitude: string, longitude: string): PlaceFacts | string {
  if (latitude.trim() === '' && longitude.trim() === '') return {};
  const place = toPlace(latitude, longitude);
  if (place === null) return notAPlace(latitude, longitude);
  return { place: isKnownPlace(place) ? ({ ...place, source: 'operator' } satisfies SourcedPlace) : null };
}
