import { type InputError, ServiceError } from '../../../domain/errors.ts';
import { formQuery } from '../../form-query.ts';
import { parseQuery } from '../../parse-query.ts';
import { type FindQuery, findQuerySchema } from '../../schemas/find-query.ts';

/** What an address of the finder asks for, or what is wrong with it. */
export type ReadFindQuery =
  | { readonly query: FindQuery }
  | { readonly faults: readonly InputError[]; readonly typed: string };

/**
 * Reads the query of the finder as its form sends it. A parameter that is unknown or wrong is a fault here too, because nobody may
 * believe in a filter that is not there.
 */
export function readFindQuery(querystring: string): ReadFindQuery {
  try {
    return { query: parseQuery(findQuerySchema, { querystring: formQuery(querystring, 'excludeAllergens') }).query };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { faults: error.errors, typed: new URLSearchParams(querystring).get('search') ?? '' };
  }
}
