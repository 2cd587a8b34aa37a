import { ALLERGENS } from '@menu-data-service/allergens';
import type { DataHeaders } from '../data-headers.ts';
import { presentAllergen } from '../present/allergen.ts';
import { constantRoute } from './constant.ts';

/** GET /v1/allergens: the UK allergens with the codes and words that filters understand. */
export function allergensRoute(data: DataHeaders) {
  return constantRoute(ALLERGENS.map(presentAllergen), data);
}
