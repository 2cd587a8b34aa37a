import { ServiceError } from '../../domain/errors.ts';
import { type Circle, isKnownPlace, toPlace } from '../../domain/place.ts';
import type { PlaceStore } from '../../ports/place-store.ts';
import type { NearFilter } from '../../ports/search/queries.ts';

export type PlaceFinder = Pick<PlaceStore, 'find' | 'namesLike'>;

/** Kilometres. */
const USUAL_RADIUS = 5;

/** Resolves the circle in the parameters. @returns undefined if there is none @throws ServiceError 400 for an unknown place, with similar names */
export async function circleOf(places: PlaceFinder, { near, radius }: NearFilter): Promise<Circle | undefined> {
  if (near === undefined) return undefined;
  const [latitude = '', longitude = '', ...more] = near.split(',');
  const point = more.length === 0 ? toPlace(latitude, longitude) : null;
  const place = point ?? (await places.find([near]));
  if (place === null || !isKnownPlace(place)) throw await unknownPlace(places, near);
  return circleAt(place, radius);
}

export const circleAt = (
  { latitude, longitude }: Pick<Circle, 'latitude' | 'longitude'>,
  radius = USUAL_RADIUS,
): Circle => ({ latitude, longitude, metres: Math.round(radius * 1000) });

async function unknownPlace(places: PlaceFinder, near: string): Promise<ServiceError> {
  const names = await places.namesLike(near);
  const meant = names.length > 0 ? `; did you mean ${names.join(', ')}?` : '';
  return fault(
    'near',
    `nothing is known of "${near}"; expected latitude,longitude, a UK postcode or a town with restaurants${meant}`,
  );
}

export const needsNear = (parameter: 'sort' | 'radius'): ServiceError =>
  fault(
    parameter,
    parameter === 'sort' ? 'distance is the order of what is near; give near too' : 'expected near beside it',
  );

function fault(parameter: string, detail: string): ServiceError {
  return new ServiceError(400, 'invalid_parameter', `${parameter}: ${detail}`, { errors: [{ parameter, detail }] });
}
