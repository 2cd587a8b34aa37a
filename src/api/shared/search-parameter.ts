import type { z } from 'zod';
import { parameter, Unreadable } from './parameter.ts';

export const understandParameter = parameter(
  'false takes the words literally: no diet, allergen, price, place or course is read out of them.',
  { type: 'boolean', default: true },
  (text) => (text === 'true' || text === 'false' ? text === 'true' : new Unreadable('expected true or false')),
);

export const MAX_SEARCH_LENGTH = 200;
/** A word or phrase with a minus is excluded, so it does not count as a search. */
const EXCLUDED = /(?<=^|\s)-(?:"[^"]*"?|\S+)/gu;

const SEARCH_REQUIRED =
  'search is required: give at least one word to look for, such as ?search=oatcake (percent-encode spaces as %20)';

/** Arguments for `refine` that require words or another restriction. @param others parameters that each suffice alone */
export function searchedOr<const Name extends string>(...others: readonly Name[]) {
  type Asked = Readonly<Partial<Record<Name | 'search', unknown>>>;
  const enough: readonly (Name | 'search')[] = ['search', ...others];
  return [
    (asked: Asked): boolean => enough.some((name) => asked[name] !== undefined),
    {
      ...{ path: ['search'], message: SEARCH_REQUIRED, params: { code: 'search_required' } },
      // Reported besides faults of other parameters, but not if one of these is faulty itself.
      when: ({ issues }: z.core.ParsePayload) =>
        !issues.some(({ path }) => enough.some((name) => name === String(path?.[0]))),
    },
  ] as const;
}

export function searchParameter(description: string): z.ZodType<string, string> {
  return parameter(
    description,
    { type: 'string', minLength: 1, maxLength: MAX_SEARCH_LENGTH },
    readSearch,
    SEARCH_REQUIRED,
  );
}

function readSearch(text: string): string | Unreadable {
  const value = text.trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(value.replace(EXCLUDED, ' ')))
    return new Unreadable(SEARCH_REQUIRED, 'search_required');
  if ([...value].length > MAX_SEARCH_LENGTH) return new Unreadable(`expected at most ${MAX_SEARCH_LENGTH} characters`);
  return value;
}
