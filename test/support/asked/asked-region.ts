import type { MenuDocuments } from '../../../src/ports/search/documents.ts';
import { region } from '../region.ts';
import { awkwardRestaurants } from './awkward-restaurants.ts';

const REGION_SIZE = 300;

/** The invented region with restaurants whose dishes and towns are easily taken for something else. */
export function askedRegion(): readonly MenuDocuments[] {
  return [...region(REGION_SIZE), ...awkwardRestaurants(REGION_SIZE + 1)];
}
