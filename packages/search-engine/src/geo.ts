export const GEO_FIELD = '_geo';

/** Degrees. */
export type Point = readonly [latitude: number, longitude: number];

/** Radius of the sphere on which Meilisearch measures (crate geoutils). */
const EARTH_METRES = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => (1 - Math.cos(angle)) / 2;

export function metresBetween([fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const [north, south] = [radians(fromLat), radians(toLat)];
  const part =
    haversine(south - north) + Math.cos(north) * Math.cos(south) * haversine(radians(toLng) - radians(fromLng));
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(part)) * 1000) / 1000;
}

export function pointOf(value: unknown): Point | null {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return null;
  const point = [Number(value.lat), Number(value.lng)] as const;
  return point.every(Number.isFinite) ? point : null;
}

export const isOnEarth = ([latitude, longitude]: Point): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
