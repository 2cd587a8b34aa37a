import { type InputError, ServiceError } from '../../../domain/errors.ts';
import { parseQuery } from '../../parse-query.ts';
import { type FindQuery, findQuerySchema } from '../../schemas/find-query.ts';

/** What an address of the finder asks for, or what is wrong with it. */
export type ReadFindQuery =
  | { readonly query: FindQuery }
  | { readonly faults: readonly InputError[]; readonly typed: string };

const MANY = 'excludeAllergens';

/**
 * Reads the query of the finder as forms send it: empty fields count for nothing, and each ticked allergen comes by itself.
 * A parameter that is unknown or wrong is a fault here too, because nobody may believe in a filter that is not there.
 */
export function readFindQuery(querystring: string): ReadFindQuery {
  const sent = new URLSearchParams(querystring);
  const params = new URLSearchParams();
  for (const [name, value] of sent) {
    if (value.trim() === '') continue;
    const already = name === MANY ? params.get(name) : null;
    if (already === null) params.append(name, value.trim());
    else params.set(name, `${already},${value.trim()}`);
  }
  try {
    return { query: parseQuery(findQuerySchema, { querystring: params.toString() }).query };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { faults: error.errors, typed: sent.get('search') ?? '' };
  }
}
