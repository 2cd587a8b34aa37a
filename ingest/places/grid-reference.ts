import proj4 from 'proj4';
import { type Place, rounded } from '../../src/domain/place.ts';

/**
 * The National Grid of Great Britain: transverse Mercator on the Airy ellipsoid, and the seven numbers that lead from OSGB36 to WGS 84
 * (Ordnance Survey, "A guide to coordinate systems in Great Britain", sections 6.6 and 7 and annex A). They are right to about 5 m.
 */
const NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const toWgs84 = proj4(NATIONAL_GRID, 'WGS84');

/** Where a grid reference is, given in metres east and north of the origin of the National Grid. */
export function placeOfGridReference(eastings: number, northings: number): Place {
  const [longitude, latitude] = toWgs84.forward([eastings, northings]) as [number, number];
  return rounded({ latitude, longitude });
}
