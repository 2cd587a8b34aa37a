import type { z } from 'zod';
import { parameter, Unreadable } from './parameter.ts';

/** true and absence read conditions out of the words. */
export const understandParameter = parameter(
  'false takes the words literally: no diet, allergen, price, place or course is read out of them.',
  { type: 'boolean', default: true },
  (text) => (text === 'true' || text === 'false' ? text === 'true' : new Unreadable('expected true or false')),
);

export const LONGEST_SEARCH = 200;
/** A word or phrase with a minus before it is excluded, so it is nothing to look for. */
const EXCLUDED = /(?<=^|\s)-(?:"[^"]*"?|\S+)/gu;

export const SEARCH_REQUIRED =
  'search is required: give at least one word to look for, such as ?search=oatcake (percent-encode spaces as %20)';

/**
 * Without words something else has to say what is wanted: what `refine` takes.
 * @param others parameters of which any alone is enough
 */
export function searchedOr<const Name extends string>(...others: readonly Name[]) {
  type Asked = Readonly<Partial<Record<Name | 'search', unknown>>>;
  const enough: readonly (Name | 'search')[] = ['search', ...others];
  return [
    (asked: Asked): boolean => enough.some((name) => asked[name] !== undefined),
    {
      ...{ path: ['search'], message: SEARCH_REQUIRED, params: { code: 'search_required' } },
      // Beside faults of others too, but not where one of these is at fault itself.
      when: ({ issues }: z.core.ParsePayload) =>
        !issues.some(({ path }) => enough.some((name) => name === String(path?.[0]))),
    },
  ] as const;
}

export function searchParameter(description: string): z.ZodType<string, string> {
  return parameter(
    description,
    { type: 'string', minLength: 1, maxLength: LONGEST_SEARCH },
    readSearch,
    SEARCH_REQUIRED,
  );
}

function readSearch(text: string): string | Unreadable {
  const value = text.trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(value.replace(EXCLUDED, ' ')))
    return new Unreadable(SEARCH_REQUIRED, 'search_required');
  if ([...value].length > LONGEST_SEARCH) return new Unreadable(`expected at most ${LONGEST_SEARCH} characters`);
  return value;
}
