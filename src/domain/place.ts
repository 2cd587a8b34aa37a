/** A point in degrees of WGS 84, rounded to a ten-millionth at most. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Circle extends Place {
  readonly metres: number;
}

/** Sources of a restaurant's place, most reliable first. */
export const PLACE_SOURCES = ['operator', 'hygiene file', 'website', 'postcode'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

export interface SourcedPlace extends Place {
  readonly source: PlaceSource;
}

/** The specification writes 0,0 for "not known". */
export const isKnownPlace = ({ latitude, longitude }: Place): boolean => latitude !== 0 || longitude !== 0;

const DECIMALS = 1e6;

/** Rounds to about a tenth of a metre, finer than any source. */
export const rounded = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * DECIMALS) / DECIMALS,
  longitude: Math.round(longitude * DECIMALS) / DECIMALS,
});

const DEGREES = /^[+-]?\d{1,3}(?:\.\d+)?$/;

export function toPlace(latitude: string, longitude: string): Place | null {
  const [north, east] = [latitude.trim(), longitude.trim()];
  if (!DEGREES.test(north) || !DEGREES.test(east)) return null;
  const place = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? rounded(place) : null;
}

export const notAPlace = (latitude: string, longitude: string): string =>
  `"${latitude}", "${longitude}" is not a latitude and longitude; expected decimal degrees such as 52.9027, -2.1483`;

export const KILOMETRES_A_MILE = 1.609344;

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Great-circle metres between two points on a sphere, rounded to 10 m; accurate to 0.5 %. */
export function metresBetween(from: Place, to: Place): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)];
  const part =
    haversine(south - north) +
    Math.cos(north) * Math.cos(south) * haversine(radians(to.longitude) - radians(from.longitude));
  return Math.round((2 * EARTH_METRES * Math.asin(Math.sqrt(part))) / 10) * 10;
}
