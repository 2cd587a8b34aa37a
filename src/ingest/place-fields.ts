import { isKnownPlace, notAPlace, type SourcedPlace, toPlace } from '../domain/place.ts';
import type { RestaurantFacts } from '../domain/restaurant.ts';

/** Facts from an operator's two fields: nothing if both are empty, null to delete for 0 and 0. */
type PlaceFacts = Pick<RestaurantFacts, 'place'>;

/** Parses a place given by the operator. @returns a text that says what is wrong, if it is not a place */
export function operatorPlace(latitude: string, longitude: string): PlaceFacts | string {
  if (latitude.trim() === '' && longitude.trim() === '') return {};
  const place = toPlace(latitude, longitude);
  if (place === null) return notAPlace(latitude, longitude);
  return { place: isKnownPlace(place) ? ({ ...place, source: 'operator' } satisfies SourcedPlace) : null };
}
