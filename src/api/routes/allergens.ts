import { ALLERGENS } from '../../domain/allergens.ts';
import type { DataHeaders } from '../data-headers.ts';
import { constantRoute } from './constant.ts';

/** GET /v1/allergens: the 14 UK allergens with the codes and words that filters understand. */
export function allergensRoute(data: DataHeaders) {
  return constantRoute(
    ALLERGENS.map(({ code, name, aliases }) => ({ code, name, aliases })),
    data,
  );
}
