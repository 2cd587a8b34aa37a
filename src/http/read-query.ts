import type { InputError } from '../domain/errors.ts';
import { ServiceError } from '../domain/errors.ts';
import { nearest } from '../lib/nearest.ts';

/** A fault of the query as a whole, with its default error code. */
export interface QueryFault extends InputError {
  readonly code: string;
}

/** Enough to correct a query; more would let a short request make a long answer. */
export const MAX_FAULTS = 10;

const CONTROL_CHARACTER = /\p{Cc}/u;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    const detail = `The query holds a % that is not followed by two hexadecimal digits of UTF-8 text, near "${text.slice(0, 60)}". Write a plain % as %25.`;
    throw new ServiceError(400, 'malformed_url', detail, { cause });
  }
}

/** Names in other services, too different to be found as nearest. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  search: ['q', 'query', 'term', 'keyword', 'text', 's'],
  limit: ['pagesize', 'perpage', 'size', 'count', 'top', 'max'],
  pageSize: ['limit', 'perpage', 'size', 'count', 'top', 'max'],
  offset: ['page', 'skip', 'start', 'from'],
  page: ['offset', 'skip', 'start'],
  excludeAllergens: ['allergens', 'allergen', 'without', 'free', 'freefrom'],
  sort: ['order', 'orderby', 'sortby'],
  cuisine: ['type', 'category'],
  city: ['town', 'location'],
};

function suggestionFor(name: string, allowed: readonly string[]): string | undefined {
  const called = name.toLowerCase().replace(/[^a-z]/g, '');
  return allowed.find((known) => ALSO_CALLED[known]?.includes(called)) ?? nearest(name, allowed);
}

function unknownParameter(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return `There is no parameter "${name}" here; this operation takes none.`;
  const suggestion = suggestionFor(name, allowed);
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `There is no parameter "${name}" here.${meant} Known: ${allowed.join(', ')}.`;
}

/**
 * Parses a query string strictly: a parameter that is unknown, repeated or has a control character is a fault, because a mistyped filter
 * must never be ignored silently. Stops after ten faulty parameters.
 * @throws ServiceError 400 `malformed_url` if the percent-encoding is broken
 */
export function readQuery(
  querystring: string,
  allowed: readonly string[],
): { readonly values: ReadonlyMap<string, string>; readonly faults: readonly QueryFault[] } {
  const values = new Map<string, string>();
  const faults = new Map<string, QueryFault>();
  /** Reports one fault per parameter, and searches the nearest name only once. */
  const report = (parameter: string, fault: () => Omit<QueryFault, 'parameter'>) => {
    if (!faults.has(parameter)) faults.set(parameter, { parameter, ...fault() });
  };
  for (const pair of querystring.split('&')) {
    if (faults.size === MAX_FAULTS) break;
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1));
    if (!allowed.includes(name)) {
      const shown = name.replace(/\p{Cc}/gu, '?').slice(0, 64);
      report(shown, () => ({ code: 'unknown_parameter', detail: unknownParameter(shown, allowed) }));
    } else if (values.has(name)) {
      report(name, () => ({ code: 'duplicate_parameter', detail: `${name} is given more than once.` }));
    } else if (CONTROL_CHARACTER.test(value)) {
      report(name, () => ({ code: 'invalid_parameter', detail: `${name} holds a control character.` }));
      values.set(name, '');
    } else {
      values.set(name, value);
    }
  }
  return { values, faults: [...faults.values()] };
}
