import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Operation } from '../operations.ts';
import { problemSchema } from '../schemas/problem.ts';

const text = (description: string) => ({ description, schema: { type: 'string' as const } });

const RETRY_AFTER = { 'Retry-After': text('Seconds to wait before trying again.') };
const FAILURES = {
  400: failure('A parameter is missing, unknown or wrong; `errors` names each.'),
  401: failure('No valid access token.', { 'WWW-Authenticate': text('Challenge of RFC 6750.') }),
  406: failure('Accept or Accept-Encoding leave nothing we could send.'),
  429: failure('Too many requests.', RETRY_AFTER),
  500: failure('An error on our side.'),
  503: failure('The service, or something it depends on, is not available at the moment.', RETRY_AFTER),
};
const NOT_FOUND = failure('Nothing has that id.');

const LIMITS = {
  'X-Request-Id': text('Id of the request.'),
  'RateLimit-Policy': text('Requests a minute.'),
  RateLimit: text(
    'Requests left, and seconds until all of them are back; with none left, seconds until the next may come.',
  ),
};

/** Every answer an operation can give. */
export function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  return {
    200: {
      description: operation.summary,
      headers: headersOf(operation),
      content: { 'application/json': { schema: operation.response } },
    },
    304: { description: 'Unchanged since the ETag in If-None-Match.' },
    ...FAILURES,
    ...(operation.pathId && { 404: NOT_FOUND }),
  };
}

function headersOf({ id, paged, pathId }: Operation): oas31.HeadersObject {
  return {
    ...LIMITS,
    ...(paged && { Link: text('first, prev, next, last page.'), 'X-Total-Count': text('Size of the whole result.') }),
    ...(['searchItems', 'searchMenus', 'explainItemSearch', 'countItems'].includes(id) && {
      'X-Search-Understood': text(
        'What was made of the words of the search, an RFC 9651 dictionary: text, vegan, vegetarian, halal, spicy, exclude-allergens, min-price, max-price, min-calories, max-calories, cuisine, city, restaurant, course, corrected, ignored.',
      ),
    }),
    ...((id === 'searchItems' || id === 'countItems') && {
      'X-Allergens-Unknown': text(
        'With excludeAllergens, or a search such as "gluten free pizza": items left out because it is not sure enough that they are clear of it.',
      ),
      'X-Allergens-Likely': text(
        'Sent with X-Allergens-Unknown: how many of these allergenCertainty=likely would bring; 0 with likely and any.',
      ),
    }),
    ...(pathId === 'menu' && { Link: text('Other versions of the menu (RFC 5829) and the allergen notice.') }),
    ETag: text('Version of this answer, for If-None-Match.'),
  };
}

function failure(description: string, headers: oas31.HeadersObject = {}): ZodOpenApiResponseObject {
  const sent = { 'X-Request-Id': text('Id of the request, also in our log.'), ...headers };
  return { description, headers: sent, content: { 'application/problem+json': { schema: problemSchema } } };
}
